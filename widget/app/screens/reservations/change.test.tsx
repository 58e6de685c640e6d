import { screen, waitFor } from "@testing-library/preact";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { changeDraftAtom, draftAtom } from "../../state/draft";
import { tokenAtom } from "../../state/session";
import { refuse } from "../../testing/answers";
import { setUpClinic, TOKEN } from "../../testing/clinic";
import { foot, renderWidget, setUpDevice, type Widget } from "../../testing/render-widget";
import { ownReservation } from "../../testing/reservation-handlers";

setUpDevice();
const clinic = setUpClinic();

const CHANGE = "PUT /customer/reservations/417";

async function openChange(): Promise<Widget> {
  clinic.keepReservations(ownReservation());
  localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
  const widget = renderWidget();
  widget.runtime.store.set(changeDraftAtom, { memo: "혈압약을 먹습니다", date: "2026-11-21" });
  await widget.tap("마이페이지");
  await widget.tap(/2일 뒤/);
  await widget.tap("시간 변경");
  await screen.findByRole("heading", { name: "언제로 바꿀까요?" });
  await screen.findByRole("button", { name: "14:00" });
  return widget;
}

describe("changing a reservation's time", () => {
  it("asks for the times of that very reservation, of its own day and doctor", async () => {
    const asked: URLSearchParams[] = [];
    clinic.server.events.on("request:start", ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/partner-schedules/time") asked.push(searchParams);
    });
    await openChange();
    clinic.server.events.removeAllListeners();
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      { reservationId: "417", employeeId: "5", date: "2026-11-20" },
    ]);
  });

  it("shows old and new time, moves it, and says so everywhere", async () => {
    const widget = await openChange();
    expect(foot().getByText("바꿀 시간을 골라 주세요")).toBeTruthy();
    await widget.tap("14:00");
    expect(foot().getByText(/11월 20일\(금\) 15:00/)).toBeTruthy();
    expect(foot().getByText(/11월 20일\(금\) 14:00/)).toBeTruthy();
    await widget.user.dblClick(foot().getByRole("button", { name: "이 시간으로 변경" }));
    expect(await screen.findByText("예약을 11월 20일(금) 14:00으로 변경했습니다.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: /11월 20일\(금\) 14:00/ })).toBeTruthy();
    expect(clinic.writesTo(CHANGE).map(({ body }) => body)).toEqual([
      { reservedAt: "2026-11-20T14:00:00+09:00" },
    ]);
    expect(widget.told("reservationChanged")).toEqual([
      {
        reservationId: 417,
        reservationNumber: "LM-261120-0417",
        reservedAt: "2026-11-20T14:00:00+09:00",
      },
    ]);
  });

  it("lets any doctor take it on demand", async () => {
    const widget = await openChange();
    await widget.tap(/지정 안 함/);
    await widget.tap("14:00");
    await widget.tap("이 시간으로 변경");
    await waitFor(() =>
      expect(clinic.writesTo(CHANGE).map(({ body }) => body)).toEqual([
        { reservedAt: "2026-11-20T14:00:00+09:00", employeeId: null },
      ]),
    );
  });

  it("leaves the draft of a new booking alone", async () => {
    const widget = await openChange();
    await widget.tap("14:00");
    await widget.tap("뒤로");
    expect(widget.runtime.store.get(draftAtom)).toMatchObject({
      memo: "혈압약을 먹습니다",
      date: "2026-11-21",
      reservedAt: null,
    });
  });

  it("has nothing to do for the time that it has already", async () => {
    const widget = await openChange();
    await widget.tap("15:00");
    expect(foot().getByText("지금 예약과 같은 시간입니다")).toBeTruthy();
    expect((foot().getByRole("button", { name: "이 시간으로 변경" }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });

  it("says that somebody took the time, keeps the reservation, and shows the times again", async () => {
    const widget = await openChange();
    await widget.tap("14:00");
    clinic.take("14:00");
    clinic.server.use(http.put("*/customer/reservations/:id", () => refuse(409, "방금 다른 분이 예약")));
    await widget.tap("이 시간으로 변경");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("14:00은 방금 다른 분이 예약했습니다.");
    expect(alert.textContent).toContain("지금 예약 11월 20일(금) 15:00은 그대로 있습니다.");
    expect(await screen.findByRole("button", { name: "14:00 마감" })).toBeTruthy();
    expect(foot().getByText("바꿀 시간을 골라 주세요")).toBeTruthy();
    expect(widget.told("reservationChanged")).toEqual([]);
  });

  it.each([
    [
      "the server's reason beyond the rule",
      () => refuse(422, "방문 24시간 전까지만"),
      "방문 24시간 전까지만",
    ],
    ["that nothing was sent without a network", () => Response.error(), "변경을 보내지 못했습니다."],
  ])("says %s, in its place", async (_, respond, said) => {
    const widget = await openChange();
    await widget.tap("14:00");
    clinic.server.use(http.put("*/customer/reservations/:id", respond, { once: true }));
    await widget.tap("이 시간으로 변경");
    expect((await screen.findByRole("alert")).textContent).toContain(said);
    await widget.tap("이 시간으로 변경");
    expect(await screen.findByText(/14:00으로 변경했습니다/)).toBeTruthy();
  });

  it("goes back to the list when another tab has done away with it", async () => {
    const widget = await openChange();
    await widget.tap("14:00");
    clinic.keepReservations();
    await widget.tap("이 시간으로 변경");
    expect(await screen.findByText(/예약을 찾지 못했습니다/)).toBeTruthy();
    expect(await screen.findByText("예약이 없습니다")).toBeTruthy();
  });

  it("keeps what was chosen while an expired session is begun again", async () => {
    const widget = await openChange();
    await widget.tap("14:00");
    clinic.server.use(http.put("*/customer/reservations/:id", () => refuse(401, "만료"), { once: true }));
    await widget.tap("이 시간으로 변경");
    expect(await screen.findByLabelText("휴대폰 번호")).toBeTruthy();
    widget.runtime.store.set(tokenAtom, TOKEN);
    expect(await screen.findByRole("heading", { name: "언제로 바꿀까요?" })).toBeTruthy();
    expect(await foot().findByText(/11월 20일\(금\) 14:00/)).toBeTruthy();
  });
});
