import type { LayoutData } from "./layout";

type Colours = LayoutData<"widget", "Type1">["colors"];

/** Spec §3: the CSS variables of the widget's colour overrides. */
const VARIABLES: Record<keyof Colours, `--${string}`> = {
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

/** The overrides as custom properties. Spec §4: Type2 variants skip them. */
export function widgetColorVariables(
  variant: "Type1" | "Type2",
  colors: Colours,
): Record<`--${string}`, string> {
  if (variant === "Type2") return {};
  const set = Object.entries(colors).flatMap(([name, colour]) =>
    // The schema allows only these names.
    colour ? [[VARIABLES[name as keyof Colours], colour] as const] : [],
  );
  return Object.fromEntries(set);
}
