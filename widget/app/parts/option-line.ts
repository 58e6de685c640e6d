import type { ChosenOption } from "../state/draft";

/** How an option is named where its product does not stand above it: `콜라겐 부스터 2cc 1회`. */
export function optionTitle({ productName, option }: Pick<ChosenOption, "productName" | "option">): string {
  return option.isDefault || option.name === productName || option.name.startsWith(productName)
    ? option.name
    : `${productName} ${option.name}`;
}
