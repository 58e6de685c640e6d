import { screen, within } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { draftAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";
import { frameAtom } from "../../state/frame";
import { bootOf } from "../../testing/boot";
import { setUpClinic } from "../../testing/clinic";
import { renderWidget, setUpDevice } from "../../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);

describe("the first screen", () => {
  it("asks, offers two ways, the soonest times and the picks", async () => {
    renderWidget();
    expect(names(await screen.findAllByRole("button", { name: /^11월 20일/ }))).toEqual([
      "11:30",
      "14:00",
      "15:00",
      "18:30",
    ]);
    expect(names(screen.getAllByRole("button", { name: /^(시술|방문) 예약/ }))).toEqual([
      "시술 예약시술과 옵션을 고르고 시간을 정합니다",
      "방문 예약원장과 상담한 뒤 결정합니다",
    ]);
    expect(await screen.findByRole("button", { name: /콜라겐 부스터/ })).toBeTruthy();
  });

  it("tells the page once when it is drawn with what was fetched for it", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    clinic.server.use(
      http.get("*/v2/products", async () => {
        await answered;
        return HttpResponse.json({}, { status: 404 });
      }),
    );
    const { told } = renderWidget();
    await screen.findByRole("button", { name: /^11월 20일.* 14:00/ });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(told("drawn")).toEqual([]);
    answer();
    await vi.waitFor(() => expect(told("drawn")).toEqual([{}]));
    expect(screen.getByText("불러오지 못했습니다")).toBeTruthy();
  });

  it("turns the two ways around where the partner wants it so", async () => {
    renderWidget({ layout: { ...bootOf().layout, isMenuReversed: true } });
    const [first] = await screen.findAllByRole("button", { name: /^(시술|방문) 예약/ });
    expect(first?.textContent).toContain("방문 예약");
  });

  it("leaves only the visit where only consultations can be booked", async () => {
    const { runtime } = renderWidget();
    runtime.store.set(frameAtom, { isPanel: true, attribution: {}, consultingReservationOnly: true });
    await screen.findByRole("button", { name: /^방문 예약/ });
    expect(screen.queryByRole("button", { name: /^시술 예약/ })).toBeNull();
    const tabs = within(screen.getByRole("navigation", { name: "예약 메뉴" })).getAllByRole("button");
    expect(names(tabs)).toEqual(["홈", "마이페이지"]);
  });

  it("says where to turn when no time is free", async () => {
    clinic.server.use(
      http.get("*/partner-employee-schedules/employees", () => HttpResponse.json({ rows: [], count: 0 })),
    );
    renderWidget();
    expect(await screen.findByText(/지금 예약할 수 있는 시간이 없습니다/)).toBeTruthy();
  });

  it("keeps the time that was pressed, whatever doctor and day the page asked for before", async () => {
    const widget = renderWidget();
    widget.runtime.store.set(entryAtom, { employeeId: 1, date: "2026-11-24" });
    await widget.tap(/^11월 20일.* 14:00/);
    expect(widget.runtime.store.get(entryAtom)).toEqual({});
    expect(widget.runtime.store.get(draftAtom)).toMatchObject({ date: "2026-11-20", doctor: null });
  });

  it("stays usable when the clinic's answer fails", async () => {
    clinic.server.use(http.get("*/v2/products", () => HttpResponse.json({}, { status: 404 })));
    renderWidget();
    expect(await screen.findByText("불러오지 못했습니다")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^시술 예약/ })).toBeTruthy();
  });

  it("asks its page to close it where it is a sheet, and has no such button in a panel", async () => {
    const widget = renderWidget();
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "닫기" })).toBeNull();
    widget.runtime.store.set(frameAtom, {
      isPanel: false,
      attribution: {},
      consultingReservationOnly: false,
    });
    await widget.tap("닫기");
    await widget.user.keyboard("{Escape}");
    expect(widget.told("close")).toHaveLength(2);
  });
});
