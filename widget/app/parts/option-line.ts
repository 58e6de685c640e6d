import type { ProductOption } from "@/contract/api/products";

interface Titled {
  productName: string;
  option: Pick<ProductOption, "name" | "isDefault">;
}

/** How an option is named where its product does not stand above it: `콜라겐 부스터 2cc 1회`. */
export function optionTitle({ productName, option }: Titled): string {
  return option.isDefault || option.name === productName || option.name.startsWith(productName)
    ? option.name
    : `${productName} ${option.name}`;
}
