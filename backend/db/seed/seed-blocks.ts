import type { StoryBlock, StoryBlockSeed } from "@/contract/api/story-blocks";
import { cleanHtml } from "./clean-html";
import type { KeyIds } from "./seed-ids";

/** Blocks as the database keeps them: products by id, HTML clean. */
export const toBlocks = (blocks: StoryBlockSeed[], products: KeyIds, from: string): StoryBlock[] =>
  blocks.map((block) => {
    if (block.type === "text") return { ...block, html: cleanHtml(block.html) };
    if (block.type === "products")
      return { ...block, products: block.products.map((key) => products.of(key, from)) };
    if (block.type === "offer") return { ...block, product: products.of(block.product, from) };
    return block;
  });
