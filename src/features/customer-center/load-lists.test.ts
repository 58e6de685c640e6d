import { beforeEach, expect, it, vi } from "vitest";
import { cachedCall, serverApi } from "@/api/server-api";
import { aTenant } from "@/testing/tenant";
import { loadFaqs } from "./load-help";
import { loadNotices } from "./load-notices";

vi.mock("server-only", () => ({}));
vi.mock("@/api/server-api", () => {
  const answer = async () => ({ rows: [], count: 0 });
  return { cachedCall: vi.fn(answer), serverApi: vi.fn(() => ({ call: answer })) };
});
beforeEach(() => vi.clearAllMocks());

/** How the last list was read. */
const readBy = () => ({
  cached: vi.mocked(cachedCall).mock.calls.length,
  uncached: vi.mocked(serverApi).mock.calls.length,
});
const CACHED = { cached: 1, uncached: 0 };
const UNCACHED = { cached: 0, uncached: 1 };
const lists = {
  notices: (keyword: string) => loadNotices(aTenant(), { page: 1, keyword }),
  faqs: (keyword: string) => loadFaqs(aTenant(), { groupId: null, keyword }),
};

it.each([
  ["notices", "", CACHED],
  ["notices", "주차", UNCACHED],
  ["faqs", "", CACHED],
  ["faqs", "주차", UNCACHED],
] as const)(
  "reads %s searched for %j from the cache only where nothing is searched for",
  async (list, keyword, how) => {
    await lists[list](keyword);
    expect(readBy()).toEqual(how);
  },
);
