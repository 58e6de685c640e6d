import { beforeEach, expect, it, vi } from "vitest";
import { cachedCall, serverApi } from "@/api/server-api";
import type { BoardType } from "@/contract/api/boards";
import { WHOLE_BOARD } from "@/lib/board-address";
import { aTenant } from "@/testing/tenant";
import { loadBoards } from "./load-boards";

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
// No more of a board is read.
const BOARD = { id: 3, look: "LIST", categories: ["언론"] } as BoardType;

it.each([
  [{}, CACHED],
  [{ page: 4 }, CACHED],
  [{ category: "언론" }, CACHED],
  [{ category: "없는 분류" }, UNCACHED],
  [{ keyword: "주차" }, UNCACHED],
  [{ category: "언론", keyword: "주차" }, UNCACHED],
])(
  "reads a board filtered by %o from the cache, unless the words are the visitor's own",
  async (filter, how) => {
    await loadBoards(aTenant(), BOARD, { ...WHOLE_BOARD, ...filter });
    expect(readBy()).toEqual(how);
  },
);
