import type { Banner } from "@/contract/api/content";
import type { ProductSummary } from "@/contract/api/products";

/** One banner of the hero, with the product whose price stands beside the words. */
export type Slide = Omit<Banner, "bannerLocation" | "productId"> & { product: ProductSummary | null };

/**
 * For the picture of a slide: from the third on it is asked for when the slide comes near, not beside the scripts. Its
 * frame keeps the height.
 */
export const slidePictureClass = (index: number): string | undefined =>
  index > 1 ? "[content-visibility:auto]" : undefined;
