import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteCookie, setCookie } from "cookies-next/client";
import { getDefaultStore } from "jotai";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { toastsAtom } from "@/state/toast";
import { aProduct } from "@/testing/products";
import { TestSite } from "@/testing/site";
import { memberQueryClient } from "../members/member-queries";
import { RecentProducts } from "./recent-products";
// Loaded before the observer is stubbed: links would take the stub for their own.
import "./recent-row";

const sign = vi.hoisted(() => ({ run: () => {} }));
vi.mock("../first-sign/after-first-sign", () => ({
  afterFirstSign: (run: () => void) => {
    sign.run = run;
    return () => undefined;
  },
}));
const posted: unknown[] = [];
const server = setupServer(
  http.post("http://backend.test/recent-products", async ({ request }) => {
    posted.push({ body: await request.json(), token: request.headers.get("authorization") });
    const rows = [aProduct({ id: 12 }), aProduct({ id: 7, name: "피코 토닝 10회" })];
    return HttpResponse.json({
      rows: rows.map((product) => ({ id: product.id, viewedAt: "2026-11-20T00:00:00Z", product })),
      count: 2,
    });
  }),
  http.delete("http://backend.test/recent-products/total", () => HttpResponse.json({ rows: [], count: 0 })),
);

/** What tells the row whether its place is in view. */
let tell: (...changes: boolean[]) => void = () => undefined;

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  posted.length = 0;
  localStorage.clear();
  memberQueryClient().clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (...changes) => act(() => callback(changes.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  server.resetHandlers();
  getDefaultStore().set(toastsAtom, []);
  deleteCookie("access-token");
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const seenNow = { id: 12, name: "콜라겐 부스터 2cc", imageUrl: "/media/lumiere/booster.webp" };
const keep = (value: unknown) => localStorage.setItem("recent-products", JSON.stringify(value));
/** The page, on which the visitor does something. */
async function draw(seen?: typeof seenNow) {
  render(
    <TestSite>
      <RecentProducts seen={seen} />
    </TestSite>,
  );
  act(() => sign.run());
  await act(() => vi.dynamicImportSettled());
}
const names = () => screen.queryAllByRole("link").map((link) => link.textContent);

describe("RecentProducts", () => {
  it("reads nothing before the visitor does something", () => {
    const read = vi.spyOn(Storage.prototype, "getItem");
    render(
      <TestSite>
        <RecentProducts seen={seenNow} />
      </TestSite>,
    );
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it("keeps on the device what somebody without a session looked at, and asks nobody", async () => {
    keep([{ id: 3, name: "수분광 스킨부스터", imageUrl: "/media/lumiere/3.webp" }]);
    await draw(seenNow);
    tell(false);
    expect(names()).toEqual(["수분광 스킨부스터"]);
    expect(
      JSON.parse(localStorage.getItem("recent-products") ?? "").map(({ id }: { id: number }) => id),
    ).toEqual([12, 3]);
    expect(posted).toEqual([]);
  });

  it.each([401, 500])("sends a view once, also where it is answered with %i", async (status) => {
    server.use(
      http.post("http://backend.test/recent-products", async ({ request }) => {
        posted.push(await request.json());
        return HttpResponse.json({ message: "no" }, { status });
      }),
    );
    setCookie("access-token", "secret");
    await draw(seenNow);
    tell(false);
    await waitFor(() => expect(getDefaultStore().get(toastsAtom)).toHaveLength(1));
    expect(memberQueryClient().isFetching()).toBe(0);
    expect(posted).toHaveLength(1);
  });

  it("tells the backend in a customer's name, and keeps nothing on the device", async () => {
    setCookie("access-token", "secret");
    await draw(seenNow);
    tell(false);
    expect(await screen.findByRole("link", { name: "피코 토닝 10회" })).toBeDefined();
    expect(names()).toEqual(["피코 토닝 10회"]);
    expect(posted).toEqual([{ body: { productId: 12 }, token: "secret" }]);
    expect(localStorage.getItem("recent-products")).toBeNull();
  });

  it("does not come while its place is looked at", async () => {
    keep([{ id: 3, name: "수분광 스킨부스터", imageUrl: "/media/lumiere/3.webp" }]);
    await draw();
    tell(true);
    expect(screen.queryByRole("heading")).toBeNull();
    tell(false, true);
    expect(screen.queryByRole("heading")).toBeNull();
    tell(false);
    expect(screen.getByRole("heading", { name: "최근 본 항목" })).toBeDefined();
  });

  it("is not there where nothing was seen before", async () => {
    await draw(seenNow);
    tell(false);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("forgets what was seen on demand", async () => {
    keep([{ id: 3, name: "수분광 스킨부스터", imageUrl: "/media/lumiere/3.webp" }]);
    await draw();
    tell(false);
    await userEvent.click(screen.getByRole("button", { name: "기록 지우기" }));
    expect(screen.queryByRole("heading")).toBeNull();
    expect(localStorage.getItem("recent-products")).toBe("[]");
  });

  it.each([
    ["no list", { id: 3 }],
    ["an address of a script", [{ id: 3, name: "x", imageUrl: "javascript:alert(1)" }]],
    ["an address of another scheme", [{ id: 3, name: "x", imageUrl: "//evil.example/a.png" }]],
    ["an id that is a path", [{ id: "../../evil", name: "x", imageUrl: "/media/a/b.webp" }]],
    ["a name that is no text", [{ id: 3, name: {}, imageUrl: "/media/a/b.webp" }]],
    ["more than is ever kept", Array.from({ length: 21 }, (_, id) => ({ ...seenNow, id: id + 1 }))],
  ])("shows nothing of a storage that holds %s", async (_, value) => {
    keep(value);
    await draw();
    tell(false);
    expect(names()).toEqual([]);
  });
});
