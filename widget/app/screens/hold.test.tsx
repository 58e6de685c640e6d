import { act, screen, waitFor } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeDraftAtom } from "../state/draft";
import { frameAtom, isOpenAtom } from "../state/frame";
import { goAtom } from "../state/screen";
import { toastsAtom } from "../state/toasts";
import { refuse, row } from "../testing/answers";
import { setUpClinic } from "../testing/clinic";
import { FREE_DAY, NOW } from "../testing/content";
import {
  agree,
  chooseOptions,
  chooseTime,
  fillIn,
  reachContact,
  renderWidget,
  setUpDevice,
  typeCode,
  typeContact,
  type Widget,
} from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
const HOLD = "*/reservation-holds/:id";

const holds = () => clinic.writesMatching(/^PUT \/reservation-holds\//);
const releases = () => clinic.writesMatching(/^DELETE \/reservation-holds\//);
const idOf = ({ path }: { path: string }) => path.split("/").at(-1);
/** The countdown moves once a second. */
const soon = { timeout: 3000 };
const clockTo = (secondsLater: number) => vi.setSystemTime(new Date(Date.parse(NOW) + secondsLater * 1000));
/** Answers holds so until the test is over. */
const answerHolds = (respond: () => Response) => clinic.server.use(http.put(HOLD, respond));

async function tapNext({ tap }: Widget, time = "14:00") {
  await tap("시간 고르기");
  await tap(time);
  await tap("다음");
}

describe("a chosen time", () => {
  it("is held while contact data is typed, and booked with its hold", async () => {
    const widget = renderWidget();
    await fillIn(widget);
    expect(screen.getByRole("timer").textContent).toMatch(/^이 시간을 (5:00|4:5\d) 동안 잡아 두었습니다$/);
    expect(holds()).toMatchObject([
      { body: { kind: "treatment", reservedAt: `${FREE_DAY}T14:00:00+09:00`, productOptionIds: [71, 72] } },
    ]);
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    const [hold] = holds();
    expect(clinic.writesTo("POST /customer/reservations")[0]?.body).toMatchObject({
      holdId: hold && idOf(hold),
    });
    expect(releases()).toEqual([]);
  });

  it("is held once for a double tap", async () => {
    const widget = renderWidget();
    await chooseOptions(widget);
    await widget.tap("시간 고르기");
    await widget.tap("14:00");
    await widget.user.dblClick(await screen.findByRole("button", { name: "다음" }));
    await screen.findByRole("timer");
    expect(holds()).toHaveLength(1);
  });

  it("is told over the times when somebody was faster, before anything is typed", async () => {
    const widget = renderWidget();
    await chooseOptions(widget);
    await widget.tap("시간 고르기");
    await widget.tap("14:00");
    clinic.take("14:00");
    await widget.tap("다음");
    expect((await screen.findByRole("alert")).textContent).toContain("14:00은 방금 다른 분이 예약했습니다.");
    expect(await screen.findByRole("button", { name: "14:00 마감" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: /연락처를/ })).toBeNull();
    expect(widget.runtime.store.get(toastsAtom)).toEqual([]);
    await widget.tap("15:00");
    await widget.tap("다음");
    expect(await screen.findByRole("timer")).toBeTruthy();
  });

  it("that can never be booked is refused in the server's words", async () => {
    const widget = renderWidget();
    await chooseOptions(widget);
    answerHolds(() => refuse(422, "휴진일에는 예약할 수 없습니다."));
    await tapNext(widget);
    expect((await screen.findByRole("alert")).textContent).toContain("휴진일에는 예약할 수 없습니다.");
    clinic.server.resetHandlers();
    await widget.tap("15:00");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["too many are held", () => refuse(429, "잠시 뒤 다시 시도해 주세요.")],
    ["the network fails", () => HttpResponse.error()],
    ["the server fails", () => refuse(500, "오류")],
  ])("is booked without a hold where %s", async (_, respond) => {
    answerHolds(respond);
    const widget = await reachContact();
    expect(screen.queryByRole("timer")).toBeNull();
    expect(widget.runtime.store.get(toastsAtom)).toEqual([]);
    await typeContact(widget);
    await typeCode(widget);
    await agree(widget);
    await widget.tap("예약하기");
    expect(await screen.findByText("LM-261120-0417")).toBeTruthy();
  });

  it("that the clinic has to confirm has no countdown but says so", async () => {
    answerHolds(() => row({ expiresAt: "2026-11-18T14:05:00+09:00", isWaiting: true }));
    await reachContact();
    expect(screen.getByText("이 시간은 병원이 확인한 뒤 확정됩니다.")).toBeTruthy();
    expect(screen.queryByRole("timer")).toBeNull();
  });
});

describe("the countdown", () => {
  it("warns at one minute, and is read out then rather than at every second", async () => {
    await reachContact();
    const status = () => screen.queryByText("잡아 둔 시간이 1분 남았습니다.");
    expect(status()).toBeNull();
    clockTo(242);
    await waitFor(() => expect(screen.getByRole("timer").textContent).toMatch(/0:5\d/), soon);
    expect(status()?.getAttribute("role")).toBe("status");
  });

  it("ends with words and a way to hold the same time again", async () => {
    const widget = await reachContact();
    clockTo(301);
    const note = await screen.findByRole("alert", {}, soon);
    expect(note.textContent).toContain("잡아 둔 시간이 지났습니다.");
    await widget.tap("다시 잡기");
    expect((await screen.findByRole("timer")).textContent).toMatch(/5:00|4:5\d/);
    expect(new Set(holds().map(idOf)).size).toBe(1);
    expect(holds()).toHaveLength(2);
  });

  it("ends at the times where somebody else has it by then, with everything typed kept", async () => {
    const widget = await reachContact();
    await widget.user.type(screen.getByLabelText(/전할 말/), "처음입니다");
    clockTo(301);
    await screen.findByRole("alert", {}, soon);
    clinic.take("14:00");
    await widget.tap("다시 잡기");
    expect(await screen.findByText(/14:00은 방금 다른 분이 예약했습니다/)).toBeTruthy();
    await widget.tap("15:00");
    await widget.tap("다음");
    expect(((await screen.findByLabelText(/전할 말/)) as HTMLTextAreaElement).value).toBe("처음입니다");
  });

  it("follows the server's clock where the device's is wrong", async () => {
    vi.setSystemTime(new Date("2026-11-21T13:00:00+09:00"));
    answerHolds(() => row({ expiresAt: "2026-11-18T14:05:00+09:00", isWaiting: false }));
    const widget = renderWidget({ servedAt: NOW });
    await chooseOptions(widget);
    await chooseTime(widget);
    expect(screen.getByRole("timer").textContent).toMatch(/5:00|4:5\d/);
  });
});

describe("a hold is let go", () => {
  let widget: Widget;
  beforeEach(async () => {
    widget = await reachContact();
    await screen.findByRole("timer");
  });
  const released = () => waitFor(() => expect(releases().map(idOf)).toEqual(holds().slice(0, 1).map(idOf)));

  it("when the visitor goes home", async () => {
    await widget.tap("닫기");
    await released();
  });

  it("when another time is chosen, which is held in its place", async () => {
    await widget.tap("뒤로");
    expect(releases()).toEqual([]);
    await widget.tap("15:00");
    await released();
    await widget.tap("다음");
    await screen.findByRole("timer");
    expect(new Set(holds().map(idOf)).size).toBe(2);
  });

  it("when a sheet is closed", async () => {
    const { store } = widget.runtime;
    act(() => {
      store.set(isOpenAtom, true);
      store.set(frameAtom, { isPanel: false, attribution: {}, consultingReservationOnly: false });
    });
    expect(releases()).toEqual([]);
    await widget.tap("닫기");
    await released();
  });

  it("when the page goes away, and held again under the same id after a reload", async () => {
    window.dispatchEvent(new Event("pagehide"));
    await released();
    widget.unmount();
    renderWidget();
    expect(await screen.findByRole("timer")).toBeTruthy();
    expect(new Set(holds().map(idOf)).size).toBe(1);
    expect(holds()).toHaveLength(2);
  });

  it("but not when something else of the booking changes", async () => {
    act(() => widget.runtime.store.set(changeDraftAtom, { memo: "안녕하세요" }));
    act(() => widget.runtime.store.set(goAtom, "schedule"));
    await screen.findByRole("heading", { name: "언제 오실까요?" });
    expect(releases()).toEqual([]);
  });
});

describe("a booking whose answer was lost", () => {
  it("is not held again after a reload: the time may be the visitor's own", async () => {
    const first = renderWidget();
    await fillIn(first);
    clinic.answerBooking(() => HttpResponse.error());
    await first.tap("예약하기");
    await screen.findByText("예약을 보내지 못했습니다.");
    first.unmount();
    clinic.take("14:00");
    const second = renderWidget();
    await screen.findByText("번호가 확인됐습니다.");
    await screen.findByRole("checkbox", { name: /모두 동의/, checked: true });
    await second.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    const sent = clinic.writesTo("POST /customer/reservations");
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(holds()).toHaveLength(1);
  });
});
