import { clsx } from "clsx";
import type { ReactNode } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import { Lines } from "@/blocks/lines/lines";
import { SafeLink } from "@/blocks/link/safe-link";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import { Section } from "@/blocks/section/section";
import { Video } from "@/blocks/video/video";
import type { ProductSummary } from "@/contract/api/products";
import type { StoryBlock } from "@/contract/api/story-blocks";
import { type PlanOf, planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { storyLabels, videoLabels } from "@/labels/blocks";
import { buttonClass } from "@/ui/button";
import { Picture } from "@/ui/picture";
import { StoryDoctors, StoryFaqs, StoryVisit } from "./clinic-blocks";
import { OfferBlock } from "./offer-block";
import { SHEET_CLASS, SheetPicture } from "./sheet";
import { StoryGallery } from "./story-gallery";
import { StoryWalk } from "./story-walk";

interface StoryBlocksProps {
  blocks: readonly StoryBlock[];
  /** The products that the blocks name. */
  blockProducts: readonly ProductSummary[];
  tenant: Tenant;
  /** True where the blocks open the page: the first picture is fetched first. */
  isFirstView?: boolean;
}

/** A branding, an exhibition or a page, told in blocks of the partner's choice and order. */
export function StoryBlocks({ blocks, isFirstView = false, ...context }: StoryBlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
    <Block key={index} block={block} isFirst={isFirstView && index === 0} {...context} />
  ));
}

interface BlockProps extends Omit<StoryBlocksProps, "blocks" | "isFirstView"> {
  block: StoryBlock;
  isFirst: boolean;
}

const WIDE = "(min-width: 1249px) 1200px, 100vw";
const HALF = "(min-width: 1249px) 590px, (min-width: 760px) 50vw, 100vw";

function Block({ block, isFirst, blockProducts, tenant }: BlockProps) {
  switch (block.type) {
    case "hero":
      return (
        <section className="wrap mt-section">
          <h2 className="text-d1">
            <Lines text={block.title} />
          </h2>
          {block.description && <p className="mt-4 max-w-prose text-b2 text-ink-2">{block.description}</p>}
          {block.image && (
            <Picture
              src={block.image.url}
              alt={block.image.alt}
              sizes={WIDE}
              ratio="aspect-[4/3] @min-[760px]/col:aspect-[16/7]"
              isFirst={isFirst}
              className="mt-8"
            />
          )}
        </section>
      );
    case "text":
      return (
        <Titled title={block.title} tenant={tenant}>
          <Text html={block.html} tenant={tenant} />
        </Titled>
      );
    case "imageText":
      return <PictureAndText block={block} isFirst={isFirst} plan={planOf(tenant.layout, "story")} />;
    case "gallery":
      return (
        <Titled title={block.title} tenant={tenant}>
          <StoryGallery images={block.images} />
        </Titled>
      );
    case "walk":
      return (
        <Titled title={block.title} tenant={tenant}>
          <StoryWalk block={block} plan={planOf(tenant.layout, "space")} />
        </Titled>
      );
    case "video":
      return (
        <Titled title={block.title} tenant={tenant}>
          <Film block={block} />
        </Titled>
      );
    case "points":
      return (
        <Titled title={block.title} tenant={tenant}>
          <Points points={block.points} plan={planOf(tenant.layout, "story")} />
        </Titled>
      );
    case "quote":
      return (
        <figure className="wrap mt-section">
          <blockquote className="max-w-prose border-accent border-l-2 pl-6 text-d2">
            <Lines text={block.text} />
          </blockquote>
          {block.by && <figcaption className="mt-4 pl-6 text-b5 text-ink-2">{block.by}</figcaption>}
        </figure>
      );
    case "products":
      return (
        <Titled title={block.title} tenant={tenant}>
          <ProductGrid
            products={block.products.flatMap(
              (id) => blockProducts.find((product) => product.id === id) ?? [],
            )}
            variant={tenant.theme.variants.card}
            isIncludeVat={tenant.homepageConfig.isIncludeVat}
          />
        </Titled>
      );
    case "offer":
      return <OfferBlock block={block} blockProducts={blockProducts} tenant={tenant} />;
    case "doctors":
      return <StoryDoctors block={block} tenant={tenant} />;
    case "faqs":
      return <StoryFaqs block={block} tenant={tenant} />;
    case "visit":
      return <StoryVisit block={block} tenant={tenant} />;
    case "button":
      return (
        <div className="wrap mt-10">
          {block.url === null ? (
            <BookButton screen={{ screen: "visit" }} className={buttonClass()}>
              {block.buttonText || storyLabels.reserve}
            </BookButton>
          ) : (
            <SafeLink href={block.url} className={buttonClass({ look: "line" })}>
              {block.buttonText}
            </SafeLink>
          )}
        </div>
      );
  }
}

/** A block's content under its title, or beside it where the house has titles there. */
function Titled({ title, tenant, children }: { title: string; tenant: Tenant; children: ReactNode }) {
  if (!title) return <section className="wrap mt-section">{children}</section>;
  return (
    <Section title={title} variant={tenant.theme.variants.sectionHead}>
      {children}
    </Section>
  );
}

interface PictureAndTextProps {
  block: Extract<StoryBlock, { type: "imageText" }>;
  isFirst: boolean;
  plan: PlanOf<"story">;
}

function PictureAndText({ block: { image, imageSide, title, text }, isFirst, plan }: PictureAndTextProps) {
  const isLast = imageSide === "right";
  const words = (
    <>
      {title && <h2 className="mb-4 text-d2">{title}</h2>}
      <p className="max-w-prose text-ink-2">
        <Lines text={text} />
      </p>
    </>
  );
  if (plan === "sheets")
    return (
      <section className="wrap mt-10">
        <div className={SHEET_CLASS}>
          <SheetPicture
            src={image.url}
            alt={image.alt}
            isFirst={isFirst}
            className={isLast ? "@min-[760px]/col:order-last" : undefined}
          />
          <div className="self-center px-6 py-8 @min-[760px]/col:px-12">{words}</div>
        </div>
      </section>
    );
  return (
    <section className="wrap mt-section grid items-center gap-8 @min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-12">
      <Picture
        src={image.url}
        alt={image.alt}
        sizes={HALF}
        ratio="aspect-[4/3]"
        isFirst={isFirst}
        className={isLast ? "@min-[760px]/col:order-last" : undefined}
      />
      <div>{words}</div>
    </section>
  );
}

/** Words keep clear of the line that opens a section beside its title. */
function Text({ html, tenant }: { html: string; tenant: Tenant }) {
  const isSide = tenant.theme.variants.sectionHead === "side";
  return <SafeHtml html={html} className={isSide ? "@min-[760px]/col:pt-[18px]" : undefined} />;
}

function Film({ block: { videoId, title, image } }: { block: Extract<StoryBlock, { type: "video" }> }) {
  const poster = image && (
    <Picture
      src={image.url}
      alt=""
      sizes={WIDE}
      ratio="h-full"
      radius="rounded-none"
      className="absolute! inset-0"
    />
  );
  return <Video videoId={videoId} title={title || videoLabels.untitled} poster={poster} />;
}

type PointList = Extract<StoryBlock, { type: "points" }>["points"];

/** In rows without a hole: of three where they come out even, else of two. */
function Points({ points, plan }: { points: PointList; plan: PlanOf<"story"> }) {
  const isOnSheets = plan === "sheets";
  return (
    <ul
      className={clsx(
        "grid",
        isOnSheets ? "gap-3 @min-[760px]/col:gap-5" : "border-line-strong border-t @min-[760px]/col:gap-x-12",
        points.length % 3 === 0 ? "@min-[760px]/col:grid-cols-3" : "@min-[760px]/col:grid-cols-2",
      )}
    >
      {points.map(({ title, text }) => (
        <li key={title} className={isOnSheets ? "rounded-l bg-tile px-6 py-6" : "border-line border-b py-6"}>
          <h3 className="text-h4">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
