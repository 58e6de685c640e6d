import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setUpClinic } from "../../testing/clinic";
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
