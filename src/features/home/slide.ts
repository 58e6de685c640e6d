import type { Banner } from "@/contract/api/content";
import type { ProductSummary } from "@/contract/api/products";

/** One banner of the hero, with the product whose price stands beside the words. */
export type Slide = Omit<Banner, "bannerLocation" | "productId"> & { product: ProductSummary | null };
