import { readList } from "@/api/read-list";
import { cachedCall } from "@/api/server-api";
import type { BoardType } from "@/contract/api/boards";
import type { Faq, FaqGroup } from "@/contract/api/help";
import type { Tenant } from "@/contract/tenant/tenant";
import type { FaqFilter } from "./faq-address";

/** More than any clinic has: the questions stand on one page. */
const ALL = 100;

export async function loadFaqGroups(tenant: Tenant): Promise<FaqGroup[]> {
  const { rows } = await cachedCall(tenant, "faqs", "GET /customer/faqs/this/group");
  return rows.filter(({ faqCount }) => faqCount > 0);
}

export async function loadFaqs(tenant: Tenant, { groupId, keyword }: FaqFilter): Promise<Faq[]> {
  const list = { area: "faqs", isOwnWords: keyword !== "" } as const;
  const { rows } = await readList(tenant, list, "GET /customer/faqs", {
    query: { pageSize: ALL, ...(groupId && { groupId }), ...(keyword && { keyword }) },
  });
  return rows;
}

/** The few that the customer center opens with. */
export async function loadTopFaqs(tenant: Tenant, pageSize: number): Promise<Faq[]> {
  const { rows } = await cachedCall(tenant, "faqs", "GET /customer/faqs", {
    query: { isTop: true, pageSize },
  });
  return rows;
}

/** The boards that visitors write on. */
export async function loadCustomerBoards(tenant: Tenant): Promise<BoardType[]> {
  const { rows } = await cachedCall(tenant, "boards", "GET /customer/board-types", {
    query: { kind: "customer" },
  });
  return rows;
}
