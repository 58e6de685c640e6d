import { and, eq, inArray } from "drizzle-orm";
import type { ProductSummary } from "@/contract/api/products";
import type { StoryBlock } from "@/contract/api/story-blocks";
import type { Call } from "../call/call";
import { summarise, summaryFields } from "../catalogue/product-summaries";
import { products } from "../db/schema/catalogue";

/** Product cards in the order of the ids, each once, without secret ones. */
export async function findVisibleProducts(call: Call, ids: number[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const { scope, now, tenant } = call;
  const rows = await scope.pick(products, summaryFields, {
    where: and(inArray(products.id, ids), eq(products.isSecret, false)),
  });
  const ordered = [...new Set(ids)].flatMap((id) => rows.filter((row) => row.id === id));
  return summarise(ordered, { scope, now, hasPriceView: tenant.homepageConfig.hasPriceView });
}

/** Blocks with the products that they reference. References to hidden products are removed, and blocks left empty. */
export async function resolveStory(
  call: Call,
  blocks: StoryBlock[],
): Promise<{ blocks: StoryBlock[]; blockProducts: ProductSummary[] }> {
  const named = blocks.flatMap((block) => {
    if (block.type === "offer") return [block.product];
    return block.type === "products" ? block.products : [];
  });
  const blockProducts = await findVisibleProducts(call, named);
  const shown = new Set(blockProducts.map(({ id }) => id));
  return {
    blocks: blocks.flatMap((block): StoryBlock[] => {
      if (block.type === "offer") return shown.has(block.product) ? [block] : [];
      if (block.type !== "products") return [block];
      const products = block.products.filter((id) => shown.has(id));
      return products.length > 0 ? [{ ...block, products }] : [];
    }),
    blockProducts,
  };
}
