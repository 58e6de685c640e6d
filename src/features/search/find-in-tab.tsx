import type { ReactNode } from "react";
import type { Api } from "@/api/create-api";
import { cachedCall } from "@/api/server-api";
import { entryPath } from "@/blocks/boards/entry-path";
import { FaqList } from "@/blocks/boards/faq-list";
import { dayOf, postPath } from "@/blocks/boards/post-path";
import { eventHref } from "@/blocks/event-card/event-link";
import { eventListFilter } from "@/blocks/event-card/event-list-filter";
import { Highlighted } from "@/blocks/highlight/highlighted";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import { exhibitionPeriod } from "@/blocks/story/exhibition-period";
import type { Tenant } from "@/contract/tenant/tenant";
import { postLabels } from "@/labels/customer-boards";
import { formatDay } from "@/lib/clinic-time";
import { formatPeriodWithYear } from "@/lib/period";
import { Price } from "@/ui/price";
import { ResultRow, ResultRows } from "./result-row";
import type { SearchTab } from "./search-address";

export interface Search {
  tenant: Tenant;
  api: Api;
  keyword: string;
  page: number;
  pageSize: number;
}

export interface Found {
  count: number;
  /** How many of them this page has. */
  shown: number;
  list: ReactNode;
  /** What the entries that were found are tagged with. */
  hashTags?: readonly string[];
}

/** How each tab is searched, and what it shows of what it finds. */
export const findInTab: Record<SearchTab, (search: Search) => Promise<Found>> = {
  products: async ({ api, tenant, ...query }) => {
    const { rows, count } = await api.call("GET /v2/products", { query });
    const { keyword } = query;
    return {
      ...{ count, shown: rows.length },
      list: (
        <ProductGrid
          products={rows}
          variant={tenant.theme.variants.card === "row" ? "row" : "plain"}
          isIncludeVat={tenant.homepageConfig.isIncludeVat}
          isMorphing
          drawWords={(text) => <Highlighted text={text} keyword={keyword} />}
        />
      ),
    };
  },

  events: async ({ api, tenant, ...query }) => {
    const { rows, count } = await api.call("GET /events", { query: { ...eventListFilter, ...query } });
    const { isIncludeVat } = tenant.homepageConfig;
    const list = rows.map(({ price, ...event }) => (
      <li key={event.id}>
        <ResultRow
          {...event}
          href={eventHref(event)}
          keyword={query.keyword}
          facts={[event.titleGroup, formatPeriodWithYear(event)]}
        >
          {price && <Price {...price} isIncludeVat={isIncludeVat} className="mt-1.5" />}
        </ResultRow>
      </li>
    ));
    return { count, shown: rows.length, list: <ResultRows>{list}</ResultRows> };
  },

  exhibitions: async ({ api, tenant: _, ...query }) => {
    const { rows, count } = await api.call("GET /customer/exhibitions", { query });
    const list = rows.map((exhibition) => (
      <li key={exhibition.id}>
        <ResultRow
          {...exhibition}
          href={`/exhibitions/${exhibition.id}`}
          keyword={query.keyword}
          facts={[exhibitionPeriod(exhibition)]}
        />
      </li>
    ));
    return { count, shown: rows.length, list: <ResultRows>{list}</ResultRows> };
  },

  boards: async ({ api, tenant, ...query }) => {
    const [{ rows, count }, titleOf] = await Promise.all([
      api.call("GET /customer/boards", { query }),
      boardTitles(tenant),
    ]);
    const list = rows.map((entry) => (
      <li key={entry.id}>
        <ResultRow
          {...entry}
          href={entryPath(entry)}
          keyword={query.keyword}
          facts={[titleOf(entry.boardTypeId), formatDay(entry.publishedAt)]}
        />
      </li>
    ));
    const hashTags = rows.flatMap((entry) => entry.hashTags);
    return { count, shown: rows.length, list: <ResultRows>{list}</ResultRows>, hashTags };
  },

  posts: async ({ api, tenant, ...query }) => {
    const [{ rows, count }, titleOf] = await Promise.all([
      api.call("GET /customer/customer-boards", { query }),
      boardTitles(tenant),
    ]);
    const list = rows.map((post) => (
      <li key={post.id}>
        <ResultRow
          href={postPath(post)}
          keyword={query.keyword}
          facts={[
            titleOf(post.boardTypeId),
            dayOf(post.createdAt),
            post.isAnswered ? postLabels.answered : postLabels.waiting,
          ]}
          title={post.title ?? postLabels.privateTitle}
        />
      </li>
    ));
    return { count, shown: rows.length, list: <ResultRows>{list}</ResultRows> };
  },

  notices: async ({ api, tenant: _, ...query }) => {
    const { rows, count } = await api.call("GET /customer/notices", { query });
    const list = rows.map(({ id, title, publishedAt }) => (
      <li key={id}>
        <ResultRow
          href={`/cscenter/notice/${id}`}
          keyword={query.keyword}
          facts={[formatDay(publishedAt)]}
          title={title}
        />
      </li>
    ));
    return { count, shown: rows.length, list: <ResultRows>{list}</ResultRows> };
  },

  faqs: async ({ api, tenant: _, ...query }) => {
    const { rows, count } = await api.call("GET /customer/faqs", { query });
    return { count, shown: rows.length, list: <FaqList faqs={rows} keyword={query.keyword} /> };
  },
};

/** What a board is called; nothing where that cannot be asked, which is no reason to show no results. */
async function boardTitles(tenant: Tenant): Promise<(boardTypeId: number) => string | undefined> {
  const types = cachedCall(tenant, "boards", "GET /customer/board-types", { query: {} });
  const { rows } = await types.catch(() => ({ rows: [] }));
  return (boardTypeId) => rows.find(({ id }) => id === boardTypeId)?.title;
}
