import type { Crumb } from "@/blocks/breadcrumbs/breadcrumbs";
import type { Employee } from "@/contract/api/introduction";
import type { ProductCategory, ProductDetail, ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";

/** What a plan of the product page draws, above the parts to read. */
export interface ProductPlanProps {
  tenant: Tenant;
  product: ProductDetail;
  crumbs: readonly Crumb[];
  /** True by the link of a secret event. */
  isSecretView: boolean;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  /** Null: the plan shows nothing of it. */
  part: ProductPart | null;
}

/** Where on the body a treatment is, who treats it, and what it is chosen from. */
export interface ProductPart {
  category: ProductCategory;
  doctor: Employee | undefined;
  /** At most two, with their facts. */
  others: ProductSummary[];
}
