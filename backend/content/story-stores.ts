import { eq, inArray } from "drizzle-orm";
import type { StoryBlock } from "@/contract/api/story-blocks";
import type { ContentBody } from "@/contract/content/bodies";
import { banners } from "../db/schema/content";
import { brandings, exhibitionProducts, exhibitions, pages, popups } from "../db/schema/stories";
import { cleanHtml } from "../lib/clean-html";
import { openPeriodColumns, openPeriodDays } from "./periods";
import { listsBy, rowStore } from "./store";

const cleanBlocks = (blocks: StoryBlock[]): StoryBlock[] =>
  blocks.map((block) => (block.type === "text" ? { ...block, html: cleanHtml(block.html) } : block));

interface Pictured {
  imageUrl: string;
  imageAlt: string;
}
const pictureOf = ({ imageUrl, imageAlt }: Pictured) => ({ url: imageUrl, alt: imageAlt });
const pictureColumns = ({ url, alt }: { url: string; alt: string }): Pictured => ({
  imageUrl: url,
  imageAlt: alt,
});

export const exhibitionStore = rowStore<typeof exhibitions, ContentBody<"exhibition">>(
  "exhibition",
  exhibitions,
  {
    orderBy: [exhibitions.sortOrder, exhibitions.id],
    toBody: (row) => ({
      title: row.title,
      summary: row.summary,
      image: pictureOf(row),
      ...openPeriodDays(row),
      blocks: row.blocks,
      productIds: [],
    }),
    toColumns: ({ image, startDay, lastDay, productIds: _, blocks, ...own }) => ({
      ...own,
      ...pictureColumns(image),
      ...openPeriodColumns({ startDay, lastDay }),
      blocks: cleanBlocks(blocks),
    }),
    readMore: async (scope, ids) => {
      const rows = await scope.rows(exhibitionProducts, {
        where: inArray(exhibitionProducts.exhibitionId, ids),
        orderBy: [exhibitionProducts.sortOrder],
      });
      const productsOf = listsBy(rows, ({ exhibitionId }) => exhibitionId);
      return (id) => ({ productIds: productsOf(id).map(({ productId }) => productId) });
    },
    writeMore: async (scope, id, { productIds }) => {
      await scope.delete(exhibitionProducts, eq(exhibitionProducts.exhibitionId, id));
      await scope.insert(
        exhibitionProducts,
        productIds.map((productId, sortOrder) => ({ exhibitionId: id, productId, sortOrder })),
      );
    },
  },
);

export const brandingStore = rowStore<typeof brandings, ContentBody<"branding">>("branding", brandings, {
  orderBy: [brandings.sortOrder, brandings.id],
  toBody: (row) => ({ title: row.title, summary: row.summary, image: pictureOf(row), blocks: row.blocks }),
  toColumns: ({ image, blocks, ...own }) => ({
    ...own,
    ...pictureColumns(image),
    blocks: cleanBlocks(blocks),
  }),
});

export const pageStore = rowStore<typeof pages, ContentBody<"page">>("page", pages, {
  orderBy: [pages.id],
  toBody: ({ title, description, blocks }) => ({ title, description, blocks }),
  toColumns: ({ blocks, ...own }) => ({ ...own, blocks: cleanBlocks(blocks) }),
});

export const popupStore = rowStore<typeof popups, ContentBody<"popup">>("popup", popups, {
  orderBy: [popups.weight, popups.id],
  toBody: ({ id: _, partnerId: __, startAt, endAt, locations, ...row }) => ({
    ...row,
    ...openPeriodDays({ startAt, endAt }),
    locations,
  }),
  toColumns: ({ startDay, lastDay, ...own }) => ({ ...own, ...openPeriodColumns({ startDay, lastDay }) }),
});

export const bannerStore = rowStore<typeof banners, ContentBody<"banner">>("banner", banners, {
  orderBy: [banners.sortOrder, banners.id],
  toBody: ({ bannerLocation, title, description, badge, linkTo, buttonText, productId, ...row }) => ({
    ...{ bannerLocation, title, description, badge, linkTo, buttonText, productId },
    image: pictureOf(row),
  }),
  toColumns: ({ image, ...own }) => ({ ...own, ...pictureColumns(image) }),
});
