import type { ReactNode } from "react";
import type { ProductSummary } from "@/contract/api/products";
import type { ThemeVariants } from "@/contract/tenant/theme";
import { productCardLabels } from "@/labels/blocks";
import { Badge } from "@/ui/badge";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
import { SiteLink } from "../link/site-link";
import { OfferPeriod } from "./offer-period";
import { productMorphName } from "./product-morph-name";
import { ProductRow } from "./product-row";

export interface ProductCardProps {
  product: ProductSummary;
  variant: ThemeVariants["card"];
  isIncludeVat: boolean;
  /** How wide the picture is shown, as an img's sizes. */
  sizes: string;
  /** True for the first picture of the page's first view: it is fetched first. */
  isFirst?: boolean;
  /** True where no other card of the page shows the same product: its picture grows into the product's page. */
  isMorphing?: boolean;
  /** Place in a ranking, from 1; drawn by the ranked variant. */
  rank?: number;
  /** How name and summary are drawn: as they are, unless what was searched for is to be marked in them. */
  drawWords?: (text: string) => ReactNode;
}

/** A product on a list or a rail: the whole card is the link. */
export function ProductCard({ variant, ...props }: ProductCardProps) {
  if (variant === "row") return <ProductRow {...props} />;
  return <PictureCard {...props} rank={variant === "ranked" ? props.rank : undefined} />;
}

function PictureCard({
  product,
  isIncludeVat,
  sizes,
  isFirst,
  isMorphing,
  rank,
  drawWords,
}: Omit<ProductCardProps, "variant">) {
  const [badge] = product.badges;
  return (
    <SiteLink href={`/products/${product.id}`} className="group block" isLikely isMorphing={isMorphing}>
      <div className="relative">
        <Picture
          src={product.imageUrl}
          alt={product.imageAlt}
          sizes={sizes}
          isFirst={isFirst}
          morphName={isMorphing ? productMorphName(product.id) : undefined}
          badge={badge && rank === undefined && <Badge>{badge}</Badge>}
        />
        {rank !== undefined && <RankMark rank={rank} />}
      </div>
      <div className="grid gap-0.5 pt-4">
        <p className="text-label2">{drawWords?.(product.name) ?? product.name}</p>
        <p className="line-clamp-1 text-b5 text-ink-3">{drawWords?.(product.summary) ?? product.summary}</p>
        <Price {...product.price} isIncludeVat={isIncludeVat} className="mt-2.5" />
        <OfferPeriod product={product} />
      </div>
    </SiteLink>
  );
}

function RankMark({ rank }: { rank: number }) {
  return (
    <p className="absolute top-0 left-0 grid h-9 min-w-9 place-items-center rounded-tl-pic rounded-br-m bg-ink text-ground text-h5 tabular-nums">
      <span>
        <span className="sr-only">{productCardLabels.rank} </span>
        {rank}
      </span>
    </p>
  );
}
