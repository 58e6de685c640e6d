import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallError } from "../../api";
import { DraftKeeper, type Kept, type Seen } from "./draft-keeper";

const live = { name: "리프팅", summary: "한 줄" };
let server: Seen;
let kept: Kept | null;
let saves: number;

const write = (body: Record<string, unknown>, by = "나"): Seen => {
  server = { ...server, revision: server.revision + 1, body, by };
  return server;
};

const open = () =>
  new DraftKeeper({
    seen: server,
    save: async ({ revision, version }, body) => {
      saves += 1;
      if (revision !== server.revision || version !== server.version)
        throw new CallError(409, "먼저 고쳤습니다", "content.draft-changed");
      return write(body);
    },
    read: async () => server,
    keep: (next) => {
      kept = next;
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  server = { revision: 0, version: 1, body: live, by: null };
  kept = null;
  saves = 0;
});
afterEach(() => vi.useRealTimers());

it("saves once after typing rests, and keeps what is unsaved until then", async () => {
  const keeper = open();
  keeper.type({ ...live, name: "초" });
  keeper.type({ ...live, name: "초음파" });
  expect(kept?.body).toEqual({ ...live, name: "초음파" });
  await vi.advanceTimersByTimeAsync(599);
  expect(saves).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect({ saves, state: keeper.state, kept }).toEqual({ saves: 1, state: "saved", kept: null });
  expect(server.body).toEqual({ ...live, name: "초음파" });
});

it("joins another's save with what is typed", async () => {
  const keeper = open();
  write({ ...live, summary: "남의 글" }, "한편집");
  keeper.type({ ...live, name: "초음파" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.body).toEqual({ name: "초음파", summary: "남의 글" });
  expect(keeper.state).toBe("saved");
});

it("asks where both changed one field, and saves nothing before", async () => {
  const keeper = open();
  write({ ...live, summary: "남의 글" }, "한편집");
  keeper.type({ ...live, summary: "내 글" });
  await vi.advanceTimersByTimeAsync(2000);
  const [conflict] = keeper.conflicts;
  expect({ state: keeper.state, other: keeper.other, saves }).toEqual({
    state: "asked",
    other: "한편집",
    saves: 1,
  });
  if (!conflict) throw new Error("Nothing is asked");
  keeper.decide(conflict, true);
  await vi.advanceTimersByTimeAsync(600);
  expect(server.body).toEqual({ ...live, summary: "내 글" });
});

it("goes on with what a closed tab had, over what was saved since", async () => {
  open().type({ ...live, name: "초음파" });
  const left = kept;
  write({ ...live, summary: "남의 글" }, "한편집");
  const keeper = open();
  if (!left) throw new Error("Nothing was kept");
  keeper.resume(left);
  await vi.advanceTimersByTimeAsync(600);
  expect(server.body).toEqual({ name: "초음파", summary: "남의 글" });
});

it("shows another's save where nothing is typed", () => {
  const keeper = open();
  keeper.take(write({ ...live, summary: "남의 글" }, "한편집"));
  expect(keeper.body).toEqual({ ...live, summary: "남의 글" });
});

it("shows what was published meanwhile where neither side has a draft", () => {
  const keeper = open();
  keeper.take({ revision: 0, version: 2, body: { ...live, summary: "게시된 글" }, by: null });
  expect(keeper.body).toEqual({ ...live, summary: "게시된 글" });
});

it("joins what was saved and published meanwhile with what is typed", async () => {
  const keeper = open();
  server = { revision: 0, version: 2, body: { ...live, summary: "게시된 글" }, by: null };
  keeper.type({ ...live, name: "초음파" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.body).toEqual({ name: "초음파", summary: "게시된 글" });
});

it("tries again when nobody answers, and waits for other words when it is refused", async () => {
  let status = 0;
  const keeper = new DraftKeeper({
    seen: server,
    save: async (_, body) => {
      saves += 1;
      if (status !== 200) throw new CallError(status, "안 됩니다");
      return write(body);
    },
    read: async () => server,
    keep: () => {},
  });
  keeper.type({ ...live, name: "가" });
  await vi.advanceTimersByTimeAsync(600);
  expect(keeper.state).toBe("failed");
  status = 422;
  await vi.advanceTimersByTimeAsync(5000);
  expect({ state: keeper.state, saves }).toEqual({ state: "refused", saves: 2 });
  status = 200;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toBe(2);
  keeper.type({ ...live, name: "나" });
  await vi.advanceTimersByTimeAsync(600);
  expect(keeper.state).toBe("saved");
});
