import type { Theme } from "@/contract/tenant/theme";
import { themeCss } from "@/contract/tenant/theme-css";

/** The partner's theme over the design tokens. Every value passed a pattern when the tenant was read. */
export function ThemeStyle({ theme }: { theme: Theme }) {
  return <style>{themeCss(theme)}</style>;
}
