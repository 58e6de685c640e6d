import type { HomeBlock } from "@/contract/tenant/home-blocks";
import type { PlanOf } from "@/contract/tenant/houses";
import type { ThemeVariants } from "@/contract/tenant/theme";

/**
 * A block a row; on a `bento` home prices and doctors stand side by side where they follow each other, unless a title at
 * the side takes the whole width.
 */
export function rowsOfBlocks(
  blocks: readonly HomeBlock[],
  plan: PlanOf<"home">,
  sectionHead: ThemeVariants["sectionHead"],
): HomeBlock[][] {
  const rows: HomeBlock[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const isPair =
      plan === "bento" &&
      sectionHead === "top" &&
      block.type === "doctors" &&
      last?.length === 1 &&
      last[0]?.type === "priceTable";
    if (isPair) last.push(block);
    else rows.push([block]);
  }
  return rows;
}
