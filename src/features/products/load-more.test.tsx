import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProduct } from "@/testing/products";
import { TestSite } from "@/testing/site";
import { listQueryClient } from "./list-query-client";
import { LoadMore } from "./load-more";

const BACKEND = "http://backend.test";
const asked: URLSearchParams[] = [];
const page = (number: number, size: number) =>
  Array.from({ length: size }, (_, index) =>
    aProduct({ id: number * 100 + index, name: `${number}쪽 시술 ${index + 1}` }),
  );
const server = setupServer(
  http.get(`${BACKEND}/v2/products`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const number = Number(query.get("page"));
    return HttpResponse.json({ rows: page(number, number === 3 ? 6 : 12), count: 30 });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  asked.length = 0;
  listQueryClient().clear();
  listQueryClient().setDefaultOptions({ queries: { retry: false } });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A list of its own unless the path says otherwise. */
const draw = (path = `/products/category/${crypto.randomUUID()}`) =>
  render(
    <TestSite>
      <LoadMore
        query={{ categoryId: 2, sort: "latest", pageSize: 12 }}
        nextPage={2}
        nextHref={`${path}?page=2`}
        shown={12}
        count={30}
        variant="plain"
        isIncludeVat={false}
      />
    </TestSite>,
  );
const more = () => screen.findByRole("link", { name: "더 보기" });

describe("LoadMore", () => {
  it("is a link to the next page before anything is fetched", async () => {
    draw("/products/category/plain");
    expect((await more()).getAttribute("href")).toBe("/products/category/plain?page=2");
    expect(asked).toEqual([]);
  });

  it("puts the next pages under this one until all are shown", async () => {
    draw();
    await userEvent.click(await more());
    expect(await screen.findByText("2쪽 시술 12")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("30개 중 24개");
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      categoryId: "2",
      page: "2",
      pageSize: "12",
      sort: "latest",
    });
    await userEvent.click(await more());
    expect(await screen.findByText("3쪽 시술 6")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("30개 중 30개");
    expect(screen.queryByRole("link", { name: "더 보기" })).toBeNull();
  });

  it("keeps what is there when a page fails, and tries again on demand", async () => {
    draw();
    await userEvent.click(await more());
    await screen.findByText("2쪽 시술 1");
    server.use(http.get(`${BACKEND}/v2/products`, () => HttpResponse.error(), { once: true }));
    await userEvent.click(await more());
    await userEvent.click(await screen.findByRole("button", { name: "다시 불러오기" }));
    expect(await screen.findByText("3쪽 시술 1")).toBeDefined();
    expect(screen.getByText("2쪽 시술 1")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("button", { name: "다시 불러오기" })).toBeNull());
  });

  it("is as one left it when one comes back", async () => {
    const { unmount } = draw("/products/category/again");
    await userEvent.click(await more());
    await screen.findByText("2쪽 시술 12");
    unmount();
    draw("/products/category/again");
    expect(screen.getByText("2쪽 시술 12")).toBeDefined();
  });
});
