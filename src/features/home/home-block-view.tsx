import type { ReactNode } from "react";
import type { HomeBlock } from "@/contract/tenant/home-blocks";
import { BrandingsBlock } from "./brandings-block";
import { CategoriesBlock } from "./categories-block";
import { DoctorsBlock } from "./doctors-block";
import { EventsBlock } from "./events-block";
import { ExhibitionsBlock } from "./exhibitions-block";
import { HeroBlock } from "./hero-block";
import type { HomeBlockProps } from "./home-block-props";
import { LinkBlock } from "./link-block";
import { MemberResultsBlock } from "./member-results-block";
import { NoticesBlock } from "./notices-block";
import { PriceTableBlock } from "./price-table-block";
import { RecommendedProductsBlock } from "./recommended-products-block";
import { SpaceBlock } from "./space-block";
import { StoryBlock } from "./story-block";
import { VisitBlock } from "./visit-block";

type BlockType = HomeBlock["type"];

type BlockViews = { [Type in BlockType]: (props: HomeBlockProps<Type>) => ReactNode | Promise<ReactNode> };

/** Each block loads what it shows; a block type without a view does not compile. */
const views: BlockViews = {
  hero: HeroBlock,
  story: StoryBlock,
  categories: CategoriesBlock,
  recommendedProducts: RecommendedProductsBlock,
  events: EventsBlock,
  priceTable: PriceTableBlock,
  doctors: DoctorsBlock,
  space: SpaceBlock,
  brandings: BrandingsBlock,
  exhibitions: ExhibitionsBlock,
  memberResults: MemberResultsBlock,
  notices: NoticesBlock,
  visit: VisitBlock,
  link: LinkBlock,
};

export function HomeBlockView(props: HomeBlockProps<BlockType>) {
  // The block's type names the view that takes it; TypeScript cannot follow that pairing.
  const View = views[props.block.type] as (
    props: HomeBlockProps<BlockType>,
  ) => ReactNode | Promise<ReactNode>;
  return <View {...props} />;
}
