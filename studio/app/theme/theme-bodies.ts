import type { HOUSES, PAGE_PLANS, PlannedPage } from "@/contract/tenant/houses";
import type { Theme } from "@/contract/tenant/theme";

export type ThemeBody = Theme;

/** What of the layout this screen changes. */
export interface LayoutBody {
  house: keyof typeof HOUSES;
  plans: { [Page in PlannedPage]?: (typeof PAGE_PLANS)[Page][number] };
}

/** Both as they are being changed. */
export interface ThemeEditing {
  theme: ThemeBody;
  layout: LayoutBody;
  changeTheme: (changes: Partial<ThemeBody>) => void;
  changeLayout: (changes: Partial<LayoutBody>) => void;
}
