import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Api } from "@/api/create-api";
import { serverApi } from "@/api/server-api";
import { aTenant } from "@/testing/tenant";
import { loadSearch } from "./load-search";
import { SEARCH_TABS, type SearchAddress, type SearchTab } from "./search-address";

vi.mock("server-only", () => ({}));
vi.mock("@/api/server-api", () => ({ serverApi: vi.fn(), cachedCall: async () => ({ rows: [], count: 0 }) }));

const CALLS: Record<SearchTab, string> = {
  products: "GET /v2/products",
  events: "GET /events",
  exhibitions: "GET /customer/exhibitions",
  boards: "GET /customer/boards",
  posts: "GET /customer/customer-boards",
  notices: "GET /customer/notices",
  faqs: "GET /customer/faqs",
};
const call = vi.fn<(key: string, input: { query: { page: number; pageSize: number } }) => Promise<unknown>>();

beforeEach(() => {
  call.mockReset();
  const api = { call };
  // This is all that a search calls.
  vi.mocked(serverApi).mockReturnValue(api as unknown as Api);
});

/** A backend that counts so many things in a tab; null answers nothing. */
function answering(counts: Partial<Record<SearchTab, number | null>>) {
  call.mockImplementation(async (key) => {
    const tab = SEARCH_TABS.find((each) => CALLS[each] === key);
    const count = (tab && counts[tab]) ?? 0;
    if (tab && counts[tab] === null) throw new Error(`no answer: ${key}`);
    return { rows: [], count };
  });
}

const search = (address: Partial<SearchAddress> = {}) =>
  loadSearch(aTenant(), { keyword: "기미", tab: null, page: 1, ...address });
const queriesOf = (tab: SearchTab) =>
  call.mock.calls.filter(([key]) => key === CALLS[tab]).map(([, { query }]) => query);

describe("loadSearch", () => {
  it("shows products where there are any", async () => {
    answering({ products: 2, boards: 5 });
    expect((await search()).tab).toBe("products");
  });

  it("shows the first tab that has results where products have none, with a whole page of them", async () => {
    answering({ posts: 3, faqs: 4 });
    expect((await search()).tab).toBe("posts");
    expect(queriesOf("posts").at(-1)).toMatchObject({ page: 1, pageSize: 10 });
  });

  it("stays on the asked tab although it has nothing", async () => {
    answering({ products: 2 });
    expect((await search({ tab: "events" })).tab).toBe("events");
  });

  it("asks for a page of the shown tab, and of the others for their count", async () => {
    answering({ products: 40, events: 40 });
    await search({ tab: "events", page: 3 });
    expect(queriesOf("events")).toEqual([expect.objectContaining({ page: 3, pageSize: 10 })]);
    expect(queriesOf("products")).toEqual([expect.objectContaining({ page: 1, pageSize: 1 })]);
  });

  it.each<SearchTab>(["products", "boards"])("keeps the others where %s do not answer", async (broken) => {
    answering({ events: 3, [broken]: null });
    const { tab, outcomes } = await search();
    expect(outcomes[broken]).toBe("failed");
    expect(tab).toBe("events");
    expect(outcomes.events).toMatchObject({ count: 3 });
  });

  it("fails as a page where nobody answers at all", async () => {
    answering(Object.fromEntries(SEARCH_TABS.map((tab) => [tab, null])));
    await expect(search()).rejects.toThrow("no answer");
  });
});
