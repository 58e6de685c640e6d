import { clinicFontsCss } from "@/contract/tenant/clinic-fonts";
import { themeCss } from "@/contract/tenant/theme-css";
import { widgetColorVariables } from "@/contract/tenant/widget-colors";
import type { WidgetBoot } from "@/contract/widget/boot";

/** The partner's fonts and theme with the widget's overrides over it, as CSS. */
export function widgetThemeCss({
  partner,
  theme,
  fonts,
  layout,
  variant,
}: Pick<WidgetBoot, "partner" | "theme" | "fonts" | "layout" | "variant">): string {
  const overrides = Object.entries(widgetColorVariables(variant, layout.colors));
  const own = overrides.map(([name, colour]) => `${name}:${colour}`).join(";");
  return `${clinicFontsCss(partner.id, fonts)}${themeCss(theme)}:root{${own}}`;
}

/** Before the first paint, and without a style element: the page's content security policy allows that. */
export function applyTheme(page: Document, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
}
