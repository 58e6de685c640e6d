import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ProductSummary } from "@/contract/api/products";
import type { ThemeVariants } from "@/contract/tenant/theme";
import { BelowFirstView } from "@/ui/below-first-view";
import { ProductCard } from "./product-card";

interface ProductGridProps {
  products: readonly ProductSummary[];
  variant: ThemeVariants["card"];
  isIncludeVat: boolean;
  /** Columns on a wide content column. */
  columns?: 3 | 5;
  /** True: on a narrow column the cards stand in one row that scrolls sideways. */
  isRail?: boolean;
  isRanked?: boolean;
  /** True where the grid opens the page. */
  isFirstView?: boolean;
  /** See ProductCard. */
  isMorphing?: boolean;
  /** Something wide between the cards, after so many of them. */
  inset?: { after: number; content: ReactNode } | null;
  /** See ProductCard. */
  drawWords?: (text: string) => ReactNode;
}

/** Three rows of a phone: none shows more at once. */
const FIRST_VIEW = 6;
const SIZES = {
  3: "(min-width: 1249px) 390px, (min-width: 760px) 32vw, 50vw",
  5: "(min-width: 1249px) 240px, (min-width: 760px) 32vw, 53vw",
};
const GRIDS = {
  3: "@min-[760px]/col:grid-cols-3",
  5: "@min-[760px]/col:grid-cols-3 @min-[1000px]/col:grid-cols-5 @min-[760px]/col:@max-[999px]/col:[&>:nth-child(n+4)]:hidden",
};
const RAIL = clsx(
  "@max-[759px]/col:scroll-row @max-[759px]/col:snap-x @max-[759px]/col:snap-mandatory @max-[759px]/col:auto-cols-[min(58%,260px)]",
  "@max-[759px]/col:grid-flow-col @max-[759px]/col:-mx-gutter @max-[759px]/col:scroll-px-(--gutter) @max-[759px]/col:px-gutter",
);

/** Products as the house shows them: a grid, a rail on a narrow column, or rows of words. */
export function ProductGrid({ products, variant, isIncludeVat, columns = 3, ...options }: ProductGridProps) {
  const { isRail = false, isRanked = false, isFirstView = false, isMorphing, inset, drawWords } = options;
  const firstView = isFirstView && variant !== "row" ? FIRST_VIEW : Number.POSITIVE_INFINITY;
  const items = products.map((product, index) => (
    <li key={product.id} className={clsx("snap-start", index >= firstView && "later")}>
      <ProductCard
        product={product}
        variant={variant}
        isIncludeVat={isIncludeVat}
        sizes={SIZES[columns]}
        isFirst={isFirstView && index === 0}
        isMorphing={isMorphing}
        rank={isRanked ? index + 1 : undefined}
        drawWords={drawWords}
      />
    </li>
  ));
  if (inset && products.length > inset.after) {
    items.splice(
      inset.after,
      0,
      <li key="inset" className="col-span-full">
        {inset.content}
      </li>,
    );
  }
  if (variant === "row") return <ul className="border-line-strong border-t">{items}</ul>;
  return (
    <ul
      className={clsx(
        "grid gap-x-3 gap-y-10 @min-[760px]/col:gap-x-card @min-[760px]/col:gap-y-14",
        GRIDS[columns],
        isRail ? RAIL : "@max-[759px]/col:grid-cols-2",
      )}
    >
      {items.slice(0, firstView)}
      {items.length > firstView && <BelowFirstView as="li">{items.slice(firstView)}</BelowFirstView>}
    </ul>
  );
}
