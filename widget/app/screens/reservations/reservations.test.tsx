import { focusManager, onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/preact";
import { http } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { draftAtom } from "../../state/draft";
import { refuse } from "../../testing/answers";
import { setUpClinic, TOKEN } from "../../testing/clinic";
import { BOOSTER } from "../../testing/content";
import { renderWidget, setUpDevice, type Widget } from "../../testing/render-widget";
import { ownReservation } from "../../testing/reservation-handlers";

setUpDevice();
const clinic = setUpClinic();
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

const CANCEL = "PUT /customer/reservations/417/cancel";
const ROW = /11월 20일\(금\) 15:00/;
const past = (change = {}) =>
  ownReservation({
    id: 300,
    status: "completed",
    reservedAt: "2026-11-02T11:00:00+09:00",
    endAt: "2026-11-02T12:00:00+09:00",
    isChangeable: false,
    isCancelable: false,
    ...change,
  });

async function openReservations(): Promise<Widget> {
  localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
  const widget = renderWidget();
  await widget.tap("마이페이지");
  await widget.tap(/^예약 내역/);
  await screen.findByRole("heading", { name: "내 예약" });
  return widget;
}
async function unfold(widget: Widget, name: RegExp = ROW) {
  await widget.user.click(await screen.findByRole("button", { name, expanded: false }));
}

describe("the reservations", () => {
  it("come page after page", async () => {
    clinic.keepReservations(
      ...Array.from({ length: 23 }, (_, index) =>
        past({
          id: index + 1,
          reservationNumber: `LM-${index + 1}`,
          reservedAt: "2026-10-02T11:00:00+09:00",
        }),
      ),
    );
    const widget = await openReservations();
    expect(await screen.findByText("예약이 없습니다")).toBeTruthy();
    await widget.tap("지난 예약");
    expect(await screen.findByText("23건 중 20건")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(20);
    await widget.tap("더 보기");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(23));
    expect(screen.queryByRole("button", { name: "더 보기" })).toBeNull();
  });

  it("learn at focus what another tab has cancelled", async () => {
    clinic.keepReservations(ownReservation());
    await openReservations();
    await screen.findByRole("button", { name: ROW });
    clinic.keepReservations(ownReservation({ status: "canceled" }));
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText("예약이 없습니다")).toBeTruthy();
  });

  it("offer calendar file, address and call beside the receipt", async () => {
    clinic.keepReservations(ownReservation());
    const widget = await openReservations();
    await unfold(widget);
    const file = screen.getByRole("link", { name: "일정에 넣기" });
    expect(file.getAttribute("href")).toBe("/calendar/00000000-0000-4000-8000-000000000417.ics");
    expect(file.getAttribute("download")).toBe("LM-261120-0417.ics");
    expect(screen.getByRole("link", { name: "전화" }).getAttribute("href")).toBe("tel:02-0000-1234");
    await widget.tap("주소 복사");
    expect(await screen.findByText("주소를 복사했습니다.")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("서울 강남구 도산대로 00길 12");
  });

  it("say that a calendar file cannot come without a network", async () => {
    clinic.keepReservations(ownReservation());
    const widget = await openReservations();
    await unfold(widget);
    act(() => onlineManager.setOnline(false));
    await widget.user.click(screen.getByRole("link", { name: "일정에 넣기" }));
    expect(await screen.findByText(/일정 파일을 받지 못했습니다/)).toBeTruthy();
  });

  it("say until when a change was possible, and whom to call, beyond the clinic's rule", async () => {
    clinic.keepReservations(ownReservation({ isChangeable: false, isCancelable: false }));
    const widget = await openReservations();
    await unfold(widget);
    expect(
      screen.getByText(/직접 변경하고 취소할 수 있는 시간이 11월 19일\(목\) 15:00에 지났습니다/),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "02-0000-1234" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "시간 변경" })).toBeNull();
    expect(screen.queryByRole("button", { name: "예약 취소" })).toBeNull();
  });

  it("have nothing to change where they are over", async () => {
    clinic.keepReservations(past());
    const widget = await openReservations();
    await widget.tap("지난 예약");
    await unfold(widget, /11월 2일/);
    expect(screen.queryByRole("button", { name: "예약 취소" })).toBeNull();
    expect(screen.queryByRole("link", { name: "일정에 넣기" })).toBeNull();
  });
});

describe("cancelling", () => {
  async function ask(): Promise<Widget> {
    clinic.keepReservations(ownReservation());
    const widget = await openReservations();
    await unfold(widget);
    await widget.tap("예약 취소");
    return widget;
  }

  it("asks once more, names a reason, and tells the page and the list", async () => {
    const widget = await ask();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "이 예약을 취소할까요?" }));
    await widget.tap("일정이 바뀌었습니다");
    await widget.user.dblClick(screen.getByRole("button", { name: "예약 취소하기" }));
    expect(await screen.findByText("예약을 취소했습니다.")).toBeTruthy();
    expect(await screen.findByText("예약이 없습니다")).toBeTruthy();
    expect(clinic.writesTo(CANCEL).map(({ body }) => body)).toEqual([{ reason: "일정이 바뀌었습니다" }]);
    expect(widget.told("reservationCanceled")).toEqual([
      { reservationId: 417, reservationNumber: "LM-261120-0417" },
    ]);
    await widget.tap("지난 예약");
    await unfold(widget);
    expect(screen.getByText("일정이 바뀌었습니다")).toBeTruthy();
  });

  it("lets go at Escape, and the widget stays", async () => {
    const widget = await ask();
    await widget.user.keyboard("{Escape}");
    expect(screen.queryByRole("heading", { name: "이 예약을 취소할까요?" })).toBeNull();
    expect(screen.getByRole("button", { name: "예약 취소" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "내 예약" })).toBeTruthy();
  });

  it("says the server's reason in its place when it is too late", async () => {
    const widget = await ask();
    clinic.server.use(
      http.put("*/customer/reservations/:id/cancel", () =>
        refuse(422, "예약은 방문 24시간 전까지만 직접 취소할 수 있습니다."),
      ),
    );
    await widget.tap("예약 취소하기");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("방문 24시간 전까지만");
    expect(alert.textContent).toContain("예약은 그대로 있습니다.");
    expect(widget.told("reservationCanceled")).toEqual([]);
  });

  it("says that nothing was sent when the network fails, and can be tried again", async () => {
    const widget = await ask();
    clinic.server.use(http.put("*/customer/reservations/:id/cancel", () => Response.error(), { once: true }));
    await widget.tap("예약 취소하기");
    expect((await screen.findByRole("alert")).textContent).toContain("취소를 보내지 못했습니다.");
    await widget.tap("예약 취소하기");
    expect(await screen.findByText("예약을 취소했습니다.")).toBeTruthy();
  });

  it("shows the list again when the reservation is gone", async () => {
    const widget = await ask();
    clinic.keepReservations();
    await widget.tap("예약 취소하기");
    expect(await screen.findByText(/예약을 찾지 못했습니다/)).toBeTruthy();
    expect(await screen.findByText("예약이 없습니다")).toBeTruthy();
  });
});

describe("booking again", () => {
  async function rebook(options = ownReservation().reservationProductOptions) {
    clinic.keepReservations(past({ reservationProductOptions: options }));
    const widget = await openReservations();
    await widget.tap("지난 예약");
    await unfold(widget, /11월 2일/);
    await widget.tap("다시 예약");
    return widget;
  }

  it("begins with the same options at today's prices", async () => {
    const widget = await rebook();
    expect(await screen.findByRole("heading", { name: "언제 오실까요?" })).toBeTruthy();
    expect(widget.runtime.store.get(draftAtom).options.map(({ option }) => option.id)).toEqual([71, 72]);
  });

  it("leaves out what is no longer there, and says so", async () => {
    const [first] = ownReservation().reservationProductOptions;
    if (!first) throw new Error("The reservation has no options");
    const widget = await rebook([first, { ...first, id: 999 }]);
    expect(await screen.findByText("지금 받을 수 없는 1개는 빼고 담았습니다.")).toBeTruthy();
    expect(widget.runtime.store.get(draftAtom).options.map(({ option }) => option.id)).toEqual([71]);
  });

  it("leads to the treatments where none of it is there any more", async () => {
    clinic.server.use(http.get("*/v2/products/:id", () => refuse(404, "없음")));
    await rebook();
    expect(await screen.findByText(/지금은 받을 수 없는 시술입니다/)).toBeTruthy();
    expect(await screen.findByRole("heading", { name: /받으실 시술을/ })).toBeTruthy();
    expect(await screen.findByText(BOOSTER.name)).toBeTruthy();
  });
});

describe("my page", () => {
  it("shows what comes next and leads to it unfolded", async () => {
    clinic.keepReservations(ownReservation());
    localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
    const widget = renderWidget();
    await widget.tap("마이페이지");
    expect(await screen.findByRole("heading", { name: "김하윤 님" })).toBeTruthy();
    const next = await screen.findByRole("button", { name: /2일 뒤.*11월 20일\(금\) 15:00/ });
    expect(await screen.findByRole("button", { name: /예약 내역\s?다가오는 예약 1건/ })).toBeTruthy();
    await widget.user.click(next);
    expect(await screen.findByRole("button", { name: ROW, expanded: true })).toBeTruthy();
  });

  it("asks a visitor who is not signed in to sign in there", async () => {
    const widget = renderWidget();
    await widget.tap("마이페이지");
    expect(await screen.findByLabelText("휴대폰 번호")).toBeTruthy();
  });

  it("signs out", async () => {
    localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
    const widget = renderWidget();
    await widget.tap("마이페이지");
    const menu = await screen.findByRole("navigation", { name: "마이페이지 메뉴" });
    await widget.user.click(within(menu).getByRole("button", { name: "로그아웃" }));
    expect(await screen.findByText("로그아웃했습니다.")).toBeTruthy();
    expect(widget.told("logout")).toEqual([{ isExpired: false, isSaid: true }]);
  });
});
