import type { ProductDetail } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { hasWidget } from "@/tenancy/has-widget";
import { OptionPicker } from "./option-picker";

/** A product's options, to choose from where it can be booked. */
export const ProductOptions = ({ tenant, product }: { tenant: Tenant; product: ProductDetail }) => (
  <OptionPicker
    productId={product.id}
    event={product.event}
    options={product.options}
    isIncludeVat={tenant.homepageConfig.isIncludeVat}
    canChoose={hasWidget(tenant)}
  />
);
