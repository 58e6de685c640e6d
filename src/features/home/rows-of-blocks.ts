import type { HomeBlock } from "@/contract/tenant/home-blocks";
import type { ThemeVariants } from "@/contract/tenant/theme";

/** A block a row; prices and doctors in rows stand side by side where they follow each other. */
export function rowsOfBlocks(blocks: readonly HomeBlock[], variants: ThemeVariants): HomeBlock[][] {
  const rows: HomeBlock[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const isPair =
      variants.doctor === "row" &&
      block.type === "doctors" &&
      last?.length === 1 &&
      last[0]?.type === "priceTable";
    if (isPair) last.push(block);
    else rows.push([block]);
  }
  return rows;
}
