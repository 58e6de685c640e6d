import type { HomeBlock, HomeBlockOf } from "@/contract/tenant/home-blocks";
import type { Tenant } from "@/contract/tenant/tenant";

/** What a view of one home block takes. */
export interface HomeBlockProps<Type extends HomeBlock["type"]> {
  block: HomeBlockOf<Type>;
  tenant: Tenant;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}
