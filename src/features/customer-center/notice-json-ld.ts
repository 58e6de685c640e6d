import { articleJsonLd, articleListJsonLd } from "@/blocks/json-ld/article";
import type { Notice } from "@/contract/api/content";
import type { Tenant } from "@/contract/tenant/tenant";
import { boardHref } from "@/lib/board-address";

const PATH = "/cscenter/notice";

const articleOf = ({ id, title, publishedAt }: Notice) => ({
  headline: title,
  publishedAt,
  path: `${PATH}/${id}`,
});

/** schema.org Article. */
export const noticeJsonLd = (tenant: Tenant, notice: Notice): object =>
  articleJsonLd(tenant, articleOf(notice));

interface NoticeListFacts {
  title: string;
  page: number;
  notices: readonly Notice[];
}

/** schema.org CollectionPage of one page's notices, each an Article. */
export const noticesJsonLd = (tenant: Tenant, { title, page, notices }: NoticeListFacts): object =>
  articleListJsonLd(tenant, {
    name: title,
    path: boardHref(PATH, { page }),
    articles: notices.map(articleOf),
  });
