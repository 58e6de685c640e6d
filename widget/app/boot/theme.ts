import { themeCss } from "@/contract/tenant/theme-css";
import { widgetColorVariables } from "@/contract/tenant/widget-colors";
import type { WidgetBoot } from "@/contract/widget/boot";

/** The partner's theme with the widget's overrides over it, as CSS. */
export function widgetThemeCss({
  theme,
  layout,
  variant,
}: Pick<WidgetBoot, "theme" | "layout" | "variant">): string {
  const overrides = Object.entries(widgetColorVariables(variant, layout.colors));
  return `${themeCss(theme)}:root{${overrides.map(([name, colour]) => `${name}:${colour}`).join(";")}}`;
}

/** Before the first paint, and without a style element: the page's content security policy allows that. */
export function applyTheme(page: Document, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
}
