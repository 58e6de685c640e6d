import { themeCss } from "@/contract/tenant/theme-css";
import type { WidgetBoot } from "@/contract/widget/boot";

type Colours = WidgetBoot["layout"]["colors"];

/** Spec §3: the widget's own colour overrides, as the variables that its parts read. */
const VARIABLES: Record<keyof Colours, string> = {
  gnbBackgroundColor: "--widget-bar",
  gnbLogoutButtonColor: "--widget-bar-action",
  primary1: "--accent-ink",
  primary2: "--accent",
  primary3: "--accent-soft",
  primaryButtonBackground: "--accent",
  primaryButtonText: "--on-accent",
  primaryButtonHover: "--accent-hover",
  defaultButtonBackground: "--widget-default",
  defaultButtonText: "--widget-default-text",
  defaultButtonHover: "--accent-soft",
  lightButtonBackground: "--widget-light",
  lightButtonText: "--widget-light-text",
  lightButtonHover: "--widget-light-hover",
  filterTabBackground: "--widget-tab",
  filterTabText: "--widget-tab-text",
  filterTabHover: "--widget-tab-hover",
};

/** The partner's theme with the widget's overrides over it, as CSS. */
export function widgetThemeCss(boot: Pick<WidgetBoot, "theme" | "layout" | "variant">): string {
  // Spec §4: Type2 variants skip the override.
  const colours = boot.variant === "Type2" ? {} : boot.layout.colors;
  const overrides = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const colour = colours[name as keyof Colours];
    return colour ? `${variable}:${colour}` : [];
  });
  return `${themeCss(boot.theme)}:root{${overrides.join(";")}}`;
}

/** Before the first paint, and without a style element: the page's content security policy allows that. */
export function applyTheme(page: Document, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
}
