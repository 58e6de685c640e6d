import { orNotFound } from "@/api/or-not-found";
import { readList } from "@/api/read-list";
import { cachedCall } from "@/api/server-api";
import { type MoreEntry, othersThan } from "@/blocks/aside/more-entries";
import { BOARD_PAGE_SIZE } from "@/config/paging";
import type { Tenant } from "@/contract/tenant/tenant";

interface NoticeQuery {
  page: number;
  pageSize?: number;
  keyword?: string;
}

export async function loadNotices(
  tenant: Tenant,
  { page, pageSize = BOARD_PAGE_SIZE, keyword }: NoticeQuery,
) {
  return readList(tenant, { area: "notices", isOwnWords: Boolean(keyword) }, "GET /customer/notices", {
    query: { page, pageSize, ...(keyword && { keyword }) },
  });
}

/** One notice with its neighbours; a 404 for what is no notice of this partner. */
export async function loadNotice(tenant: Tenant, id: number) {
  const { row } = await orNotFound(
    cachedCall(tenant, ["notices", id], "GET /customer/notices/:id", { params: { id } }),
  );
  return row;
}

/** The notices at the head of the list but itself; none where they cannot be asked for. */
export async function loadOtherNotices(tenant: Tenant, id: number): Promise<MoreEntry[]> {
  const { rows } = await loadNotices(tenant, { page: 1 }).catch(() => ({ rows: [] }));
  return othersThan(rows, id).map((notice) => ({
    href: `/cscenter/notice/${notice.id}`,
    title: notice.title,
    publishedAt: notice.publishedAt,
  }));
}
