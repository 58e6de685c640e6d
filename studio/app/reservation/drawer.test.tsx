import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DeskReservation, DiaryDoctor, Offer, ReservationRecord } from "@/contract/studio/desk";
import type { StaffClinic } from "@/contract/studio/people";
import { call } from "../api";
import { isLiveAtom } from "../live";
import { ClinicProvider } from "../session/use-account";
import { Drawer } from "./drawer";

vi.mock("../api", () => ({ call: vi.fn(), failureText: String, CallError: class extends Error {} }));

/** 09:00 at the clinic. */
const NOW = new Date("2026-11-24T00:00:00Z");
const doctors = [{ id: 3, name: "서지우" }] as DiaryDoctor[];
const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const record: ReservationRecord = {
  ...{ id: 7, customerName: "김하나", version: 2, reservationNumber: "H-7", kind: "visit" },
  ...{ startAt: "2026-11-24T02:00:00.000Z", endAt: "2026-11-24T02:30:00.000Z", employeeId: 3 },
  ...{
    holdsTime: true,
    detail: "상담",
    isFirstVisit: false,
    source: "web",
    createdAt: NOW.toISOString(),
    offerEndsAt: null,
  },
  status: "confirmed",
  customer: {
    ...{ id: 1, name: "김하나", phone: "01012345678", isRegular: false, visits: 1, noShows: 0 },
    ...{ lastVisitAt: null, isMarketingReceivable: false },
  },
  ...{ treatments: [], isIncludeVat: true, subtotal: 0, vat: 0, total: 0, purpose: null, memo: null },
  ...{ attribution: {}, canceledAt: null, cancelReason: null, canceledBy: null, isLate: false },
  offer: null,
  history: [],
};
const offerUntil = (endsAt: string): Offer => ({
  times: [{ startAt: "2026-11-24T05:00:00.000Z", employeeId: 3 }],
  ...{ heldUntil: endsAt, endsAt },
});

const day = {
  ...{ lunch: null, blocks: [], reservations: [] },
  doctors: [{ ...doctors[0], hours: { start: "10:00", end: "19:00" } }],
};
const dayOff = { ...day, doctors: [{ ...doctors[0], hours: null, note: "화요일 정기 휴무" }] };

interface Opening {
  diary?: object;
  known?: DeskReservation;
}

async function open(changes: Partial<ReservationRecord>, { diary = day, known }: Opening = {}) {
  const row = { ...record, ...changes };
  vi.mocked(call).mockImplementation(async (key) => {
    if (key.endsWith("times")) return { rows: [], count: 0 } as never;
    if (key === "GET /studio/:clinic/day") return { row: diary } as never;
    if (known && key === "GET /studio/:clinic/reservations/:id") return new Promise<never>(() => {});
    return { row: key.endsWith("withdraw") ? { ...row, version: 3, offer: null } : row } as never;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClinicProvider value={clinic}>
        <Drawer id={7} known={known} doctors={doctors} now={NOW} onClose={() => {}} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 2, name: "김하나" });
}
const callsOf = (key: string) => vi.mocked(call).mock.calls.filter(([called]) => called === key);

describe("the chosen reservation", () => {
  beforeEach(() => {
    vi.mocked(call).mockReset();
    getDefaultStore().set(isLiveAtom, true);
  });

  it("opens the choice of other times for a confirmed visit, by its button and by O", async () => {
    await open({});
    expect(screen.getByRole("button", { name: "다른 시간 O" })).toBeTruthy();
    await userEvent.keyboard("o");
    expect(await screen.findByRole("dialog", { name: "다른 시간 제안 · 김하나" })).toBeTruthy();
  });

  it("takes what the diary knows of it until the rest has come: M moves it, O offers other times", async () => {
    await open({}, { known: record });
    await userEvent.keyboard("m");
    expect(await screen.findByRole("dialog", { name: "예약 옮기기 · 김하나" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("o");
    expect(await screen.findByRole("dialog", { name: "다른 시간 제안 · 김하나" })).toBeTruthy();
  });

  it.each([
    ["has begun", { startAt: "2026-11-24T00:00:00.000Z" }],
    ["is cancelled", { status: "canceled" }],
    ["is done", { status: "completed" }],
  ] as const)("offers nothing for a visit that %s", async (_, changes) => {
    await open({ ...changes, offer: offerUntil("2026-11-23T23:00:00.000Z") });
    expect(screen.queryByRole("button", { name: /다른 시간|다시 제안/ })).toBeNull();
    expect(screen.queryByText(/고르지 않/)).toBeNull();
    await userEvent.keyboard("o");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is whole on a tablet once that is asked for", async () => {
    await open({});
    const drawer = screen.getByRole("complementary", { name: "고른 예약" });
    expect(drawer.hasAttribute("data-whole")).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "자세히" }));
    expect(drawer.hasAttribute("data-whole")).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "접기" }));
    expect(drawer.hasAttribute("data-whole")).toBe(false);
  });

  it("shows the times that its visitor has, and stays confirmed", async () => {
    await open({ offer: offerUntil("2026-11-24T01:00:00.000Z") });
    expect(screen.getByText("확정")).toBeTruthy();
    expect(screen.getByText("제안 중")).toBeTruthy();
    expect(screen.getByText("오늘 14:00 · 서지우")).toBeTruthy();
    expect(screen.getByText("오늘 10:00까지 잡아 둡니다")).toBeTruthy();
  });

  it("asks for a call when nobody chose, or leaves it as it is", async () => {
    await open({ offer: offerUntil("2026-11-23T23:00:00.000Z") });
    expect(screen.getByText("제안한 시간을 고객이 고르지 않았습니다.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "예약 그대로 두기" }));
    expect(callsOf("PUT /studio/:clinic/reservations/:id/offer/withdraw")).toEqual([
      [expect.anything(), { params: { clinic: "haneul", id: 7 }, body: { version: 2 } }],
    ]);
  });

  const confirmed = () => callsOf("PUT /studio/:clinic/reservations/:id/step");

  it("confirms a request at once", async () => {
    await open({ status: "waiting" });
    await userEvent.click(screen.getByRole("button", { name: "확정" }));
    expect(confirmed()).toHaveLength(1);
  });

  it("asks before it confirms a request for a time at which the doctor is not there", async () => {
    await open({ status: "waiting" }, { diary: dayOff });
    await waitFor(() => expect(callsOf("GET /studio/:clinic/day")).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "확정" }));
    const dialog = await screen.findByRole("dialog", { name: "진료하지 않는 시간" });
    expect(dialog.textContent).toContain("서지우 원장은 그 시간에 진료하지 않습니다: 화요일 정기 휴무.");
    expect(confirmed()).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "그래도 확정" }));
    expect(confirmed()).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is for looking only while the screen is cut off", async () => {
    getDefaultStore().set(isLiveAtom, false);
    await open({});
    for (const name of [/^내원/, /^옮기기/, /^취소/, /^다른 시간/])
      expect(screen.getByRole("button", { name })).toHaveProperty("disabled", true);
    await userEvent.keyboard("mo{Backspace}a");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(confirmed()).toEqual([]);
  });
});
