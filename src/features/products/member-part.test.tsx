import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteCookie, setCookie } from "cookies-next/client";
import { getDefaultStore } from "jotai";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { memberQueryClient } from "@/blocks/members/member-queries";
import { accessTokenChanged } from "@/state/access-token";
import { authAtom, isLoggedInAtom } from "@/state/session";
import { toastsAtom } from "@/state/toast";
import { TestSite } from "@/testing/site";
import { MemberPart } from "./member-part";

const BACKEND = "http://backend.test";
const asked: { url: URL; token: string | null }[] = [];
const remember = (request: Request) =>
  asked.push({ url: new URL(request.url), token: request.headers.get("authorization") });

const review = (id: number) => ({
  id,
  authorName: "김*나",
  rating: 4,
  content: `${id}번째 후기입니다.`,
  imageUrl: null,
  source: "방문",
  product: null,
  publishedAt: "2026-11-10",
});
const server = setupServer(
  http.get(`${BACKEND}/customer/partner-reviews`, ({ request }) => {
    remember(request);
    const page = Number(new URL(request.url).searchParams.get("page"));
    const ids = page === 1 ? [1, 2, 3, 4, 5] : [6, 7];
    return HttpResponse.json({ rows: ids.map(review), count: 7 });
  }),
  http.get(`${BACKEND}/customer/before-afters`, ({ request }) => {
    remember(request);
    return HttpResponse.json({ rows: [], count: 0 });
  }),
);

const defaults = memberQueryClient().getDefaultOptions();
let arrive: () => void = () => undefined;

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  asked.length = 0;
  memberQueryClient().clear();
  memberQueryClient().setDefaultOptions({ queries: { ...defaults.queries, retry: false } });
  getDefaultStore().set(isLoggedInAtom, false);
  getDefaultStore().set(authAtom, { user: null });
  getDefaultStore().set(toastsAtom, []);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        arrive = () => act(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  server.resetHandlers();
  deleteCookie("access-token");
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

function signIn({ isRegular = true } = {}) {
  setCookie("access-token", "secret");
  getDefaultStore().set(authAtom, { user: { name: "김하나", isRegular } });
}
const draw = (part: "reviews" | "beforeAfters" = "reviews") =>
  render(
    <TestSite>
      <MemberPart part={part} productId={12}>
        <p>로그인하면 볼 수 있습니다</p>
      </MemberPart>
    </TestSite>,
  );
const gate = () => screen.queryByText("로그인하면 볼 수 있습니다");

describe("MemberPart", () => {
  it("asks for nothing before somebody has signed in", () => {
    draw();
    arrive();
    expect(gate()).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it("asks for nothing in the name of a guest, whom an SMS signed in", () => {
    signIn({ isRegular: false });
    draw();
    arrive();
    expect(gate()).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it("asks again before the addresses of pictures expire", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signIn();
    draw();
    arrive();
    expect(await screen.findByText("1번째 후기입니다.")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(8 * 60_000));
    vi.useRealTimers();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it("asks for nothing before one is near", () => {
    signIn();
    draw();
    expect(gate()).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it("shows a signed-in visitor the product's reviews, page by page", async () => {
    signIn();
    draw();
    arrive();
    expect(await screen.findByText("1번째 후기입니다.")).toBeDefined();
    expect(gate()).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
    await userEvent.click(screen.getByRole("button", { name: "후기 더 보기" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(7));
    expect(screen.queryByRole("button", { name: "후기 더 보기" })).toBeNull();
    expect(asked.map(({ token }) => token)).toEqual(["secret", "secret"]);
    expect(asked[0]?.url.searchParams.get("productId")).toBe("12");
  });

  it("shows them as soon as somebody signs in on the page", async () => {
    draw();
    arrive();
    signIn();
    act(accessTokenChanged);
    expect(await screen.findByText("1번째 후기입니다.")).toBeDefined();
  });

  it("says what there is to do where nothing may be shown", async () => {
    signIn();
    draw("beforeAfters");
    arrive();
    expect(await screen.findByText(/본인인증으로 확인된 분께만/)).toBeDefined();
  });

  it("forgets at once a session that is over, before any widget is there, and says so", async () => {
    server.use(
      http.get(`${BACKEND}/customer/partner-reviews`, ({ request }) => {
        remember(request);
        return HttpResponse.json({ statusCode: 401, message: "unauthorized" }, { status: 401 });
      }),
    );
    signIn();
    draw();
    arrive();
    await waitFor(() => expect(gate()).not.toBeNull());
    await waitFor(() => expect(document.cookie).not.toContain("access-token"));
    expect(
      getDefaultStore()
        .get(toastsAtom)
        .map(({ description }) => description),
    ).toEqual(["로그인 세션이 만료되었습니다. 다시 로그인해 주세요."]);
    expect(asked).toHaveLength(1);
  });

  it("offers another try where the backend fails", async () => {
    server.use(
      http.get(
        `${BACKEND}/customer/partner-reviews`,
        () => HttpResponse.json({ message: "oops" }, { status: 500 }),
        {
          once: true,
        },
      ),
    );
    memberQueryClient().setDefaultOptions({ queries: { retry: false } });
    signIn();
    draw();
    arrive();
    await userEvent.click(await screen.findByRole("button", { name: "다시 불러오기" }));
    expect(await screen.findByText("1번째 후기입니다.")).toBeDefined();
  });
});
