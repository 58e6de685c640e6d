import type { LayoutData } from "@/contract/tenant/layout";
import type { LogoProps } from "../logo/logo";

export type SearchData = LayoutData<"search", "SearchType1">;

export interface SearchHostProps {
  data: SearchData;
  /** Below 769 px, or from there up. */
  layout: "phone" | "wide";
  /** Shown above the headline. */
  logo?: LogoProps;
}
