import { beforeEach, expect, it, vi } from "vitest";
import { cachedCall, serverApi } from "@/api/server-api";
import { aTenant } from "@/testing/tenant";
import { loadProducts } from "./load-products";

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
it.each([
  [undefined, CACHED],
  ["새 시술", CACHED],
  ["없는 특징", UNCACHED],
])(
  "reads products with the badge %j from the cache, unless none wears it",
  async (productCustomBadge, how) => {
    await loadProducts(aTenant(), { productCustomBadge }, ["새 시술"]);
    expect(readBy()).toEqual(how);
  },
);
