import { screen, waitFor } from "@testing-library/preact";
import { http } from "msw";
import { describe, expect, it, vi } from "vitest";
import type { CartItem } from "@/contract/api/cart";
import { draftAtom } from "../../state/draft";
import { refuse, rows } from "../../testing/answers";
import { setUpClinic } from "../../testing/clinic";
import { BOOSTER, SINGLE } from "../../testing/content";
import {
  chooseOptions,
  foot,
  renderWidget,
  setUpDevice,
  typeCode,
  type Widget,
} from "../../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();

const counts = (widget: Widget) => widget.told("cartCount").map(({ count }) => count);

async function putAside(widget: Widget) {
  await chooseOptions(widget);
  await widget.tap("2개 담음");
  await widget.tap("장바구니에 담기");
  await screen.findByText("장바구니에 담았습니다.");
  await widget.tap("닫기");
}

describe("the cart", () => {
  it("asks the server for nothing before a guest has put something in", async () => {
    const widget = renderWidget();
    await widget.tap("장바구니");
    expect(await screen.findByText("장바구니가 비어 있습니다")).toBeTruthy();
    expect(counts(widget)).toEqual([0]);
    expect(localStorage.getItem("clinic-widget:lumiere:guest")).toBeNull();
  });

  it("keeps a guest's options under a random id and tells the page how many", async () => {
    const widget = renderWidget();
    await putAside(widget);
    expect(counts(widget)).toEqual([0, 2]);
    expect(clinic.writesTo("POST /guest/carts").map(({ body }) => body)).toEqual([
      { guestId: localStorage.getItem("clinic-widget:lumiere:guest"), productOptionIds: [71, 72] },
    ]);
    expect(localStorage.getItem("clinic-widget:lumiere:guest")).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it("books what is chosen in it, and lets go of one", async () => {
    const widget = renderWidget();
    await putAside(widget);
    await widget.tap("장바구니, 2개 담김");
    await widget.user.click(
      await screen.findByRole("checkbox", { name: "콜라겐 부스터 진정 관리 추가 예약에 넣기" }),
    );
    await widget.tap("1개 예약하기");
    expect(await screen.findByRole("heading", { name: "언제 오실까요?" })).toBeTruthy();
    await widget.tap("뒤로");
    expect(foot().getByText("1개 담음")).toBeTruthy();
  });

  it("takes an item out", async () => {
    const widget = renderWidget();
    await putAside(widget);
    await widget.tap("장바구니, 2개 담김");
    await widget.tap("콜라겐 부스터 2cc 1회 장바구니에서 빼기");
    await waitFor(() => expect(counts(widget)).toEqual([0, 2, 1]));
  });

  it("moves the focus to the next item's button as one is taken out, and after the last to the title", async () => {
    const widget = renderWidget();
    await putAside(widget);
    await widget.tap("장바구니, 2개 담김");
    const removeButton = (name: string) =>
      screen.findByRole("button", { name: `콜라겐 부스터 ${name} 장바구니에서 빼기` });
    (await removeButton("2cc 1회")).focus();
    await widget.user.keyboard("{Enter}");
    await waitFor(() => expect(counts(widget).at(-1)).toBe(1));
    expect(document.activeElement).toBe(await removeButton("진정 관리 추가"));
    await widget.user.keyboard("{Enter}");
    await screen.findByText("장바구니가 비어 있습니다");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("moves to the customer's on signing in, and the guest is forgotten", async () => {
    const widget = renderWidget();
    await putAside(widget);
    const guestId = localStorage.getItem("clinic-widget:lumiere:guest");
    await widget.tap("로그인");
    await widget.user.type(await screen.findByLabelText("이름"), "김하윤");
    await widget.user.type(screen.getByLabelText("휴대폰 번호"), "01023456789");
    await widget.tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    await typeCode(widget);
    await waitFor(() => expect(clinic.writesTo("POST /carts/synchronization")[0]?.body).toEqual({ guestId }));
    await waitFor(() => expect(localStorage.getItem("clinic-widget:lumiere:guest")).toBeNull());
    expect(counts(widget).at(-1)).toBe(2);
  });
});

describe("an item whose price is an event's", () => {
  const period = (endAt: string) => ({
    id: 3,
    title: "이달의 리프팅",
    startAt: "2026-11-01T15:00:00Z",
    endAt,
  });
  const itemOf = (change: Partial<CartItem>): CartItem => ({
    id: 71,
    product: { id: BOOSTER.id, name: BOOSTER.name, imageUrl: BOOSTER.imageUrl },
    option: SINGLE,
    event: null,
    secretEventId: null,
    ...change,
  });
  const without = { ...SINGLE, price: { ...SINGLE.price, price: 280_000, originalPrice: null } };

  async function openCart(item: () => CartItem): Promise<Widget> {
    localStorage.setItem("clinic-widget:lumiere:guest", "7d444840-9dc0-41d1-b245-5ffdce74fad2");
    clinic.server.use(http.get("*/guest/carts", () => rows([item()])));
    const widget = renderWidget();
    await widget.tap("장바구니, 1개 담김");
    await screen.findByRole("checkbox");
    return widget;
  }

  it("names the event, its days and how many are left", async () => {
    await openCart(() => itemOf({ event: period("2026-11-30T15:00:00Z") }));
    expect(screen.getByText("이달의 리프팅 11. 2 – 11. 30")).toBeTruthy();
    expect(screen.getByText("12일 남음")).toBeTruthy();
  });

  it("counts down its last three days", async () => {
    await openCart(() => itemOf({ event: period("2026-11-19T06:00:01Z") }));
    expect(screen.getByText("25:00:01 남음")).toBeTruthy();
  });

  it("asks for today's price when it ends, and says so", async () => {
    let item = itemOf({ event: period("2026-11-18T05:00:30Z") });
    await openCart(() => item);
    expect(screen.getByText("198,000")).toBeTruthy();
    item = itemOf({ option: without });
    vi.setSystemTime(new Date("2026-11-18T14:00:31+09:00"));
    expect(
      await screen.findByText("이벤트가 끝나 지금 가격으로 보여 드립니다.", {}, { timeout: 3000 }),
    ).toBeTruthy();
    expect(screen.getByText("280,000")).toBeTruthy();
  });

  it("sums up what is chosen, with its length and the VAT label", async () => {
    await openCart(() => itemOf({}));
    expect(screen.getByText("1개 합계")).toBeTruthy();
    expect(screen.getByText("시술 시간 40분")).toBeTruthy();
    expect(screen.getAllByText("VAT 별도").length).toBeGreaterThan(1);
  });

  it("has no sum where the partner shows no prices", async () => {
    const price = { price: null, originalPrice: null, discountRate: null, isFrom: false };
    await openCart(() => itemOf({ option: { ...SINGLE, price } }));
    expect(screen.getByText("상담 문의")).toBeTruthy();
    expect(screen.getByText("1개 합계")).toBeTruthy();
    expect(screen.queryByText("VAT 별도")).toBeNull();
  });

  it("is booked with the secret event whose link led to it", async () => {
    const widget = await openCart(() => itemOf({ secretEventId: 12 }));
    await widget.tap("1개 예약하기");
    expect(widget.runtime.store.get(draftAtom).options).toMatchObject([{ secretEventId: 12 }]);
  });
});

describe("taking an item out", () => {
  it("can be undone from the toast that says so", async () => {
    const widget = renderWidget();
    await putAside(widget);
    await widget.tap("장바구니, 2개 담김");
    await widget.tap("콜라겐 부스터 2cc 1회 장바구니에서 빼기");
    await widget.tap("되돌리기");
    await waitFor(() => expect(counts(widget)).toEqual([0, 2, 1, 2]));
  });

  it("stays where it is when the server refuses, and the toast says so", async () => {
    const widget = renderWidget();
    await putAside(widget);
    await widget.tap("장바구니, 2개 담김");
    clinic.server.use(http.delete("*/guest/carts", () => refuse(500, "잠시 후 다시 시도해 주세요.")));
    await widget.tap("콜라겐 부스터 2cc 1회 장바구니에서 빼기");
    expect(await screen.findByText("잠시 후 다시 시도해 주세요.")).toBeTruthy();
    expect(counts(widget).at(-1)).toBe(2);
  });
});
