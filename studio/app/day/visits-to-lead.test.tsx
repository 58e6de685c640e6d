import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { DiaryDoctor, OpenReservation } from "@/contract/studio/desk";
import type { StaffClinic } from "@/contract/studio/people";
import type { StaffRole } from "@/contract/studio/roles";
import { call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { VisitsToLead } from "./visits-to-lead";

vi.mock("../api", () => ({ call: vi.fn(), CallError: class extends Error {} }));

/** 09:00 at the clinic. */
const NOW = new Date("2026-11-24T00:00:00Z");
const SLOT = { startAt: "2026-11-24T05:00:00.000Z", time: "14:00", isFree: true };
const doctors = [{ id: 3, name: "서지우" }] as DiaryDoctor[];
const clinic = (role: StaffRole) =>
  ({ id: "haneul", role, employeeId: null, grants: [] }) as never as StaffClinic;

const visit = (id: number, customerName: string, endsAt?: string): OpenReservation => ({
  ...{ id, customerName, version: 2, reservationNumber: `H-${id}`, status: "confirmed", kind: "visit" },
  ...{ startAt: "2026-11-24T02:00:00.000Z", endAt: "2026-11-24T02:30:00.000Z", employeeId: 3 },
  ...{
    holdsTime: true,
    detail: "상담",
    isFirstVisit: false,
    source: "web",
    createdAt: NOW.toISOString(),
    offerEndsAt: null,
  },
  customerPhone: "01012345678",
  offer: endsAt ? { times: [], heldUntil: endsAt, endsAt } : null,
});

const onChoose = vi.fn();
function show(reservations: OpenReservation[], { role = "reception" as StaffRole, now = NOW } = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClinicProvider value={clinic(role)}>
        <VisitsToLead reservations={reservations} doctors={doctors} now={now} onChoose={onChoose} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
}
const listUnder = (title: string) => {
  const section = screen.getByText(title).closest("section");
  if (!section) throw new Error(`There is no list under ${title}`);
  return within(section);
};

beforeEach(() => {
  onChoose.mockReset();
  vi.mocked(call).mockReset();
});

it("parts those to call, those without hours and those whose visitor is choosing", async () => {
  show([
    visit(1, "김하나"),
    visit(2, "이두리", "2026-11-24T01:10:00.000Z"),
    visit(3, "박세나", "2026-11-23T23:00:00.000Z"),
  ]);
  const titles = screen.getAllByText(/예약 1건/).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    "제안한 시간을 고르지 않은 예약 1건이 있습니다. 전화해 주세요.",
    "진료하지 않는 시간에 예약 1건이 남아 있습니다.",
    "고객이 다른 시간을 고르고 있는 예약 1건이 있습니다.",
  ]);
  const choosing = listUnder(titles[2] ?? "");
  expect(choosing.getByText("1시간 10분 남음")).toBeTruthy();
  expect(choosing.getByRole("link", { name: "이두리 님에게 전화 010-1234-5678" })).toHaveProperty(
    "href",
    "tel:01012345678",
  );
  await userEvent.click(screen.getByRole("button", { name: "오늘 11:00 박세나" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(3);
});

it("counts an offer as not taken from the moment on at which it ends", () => {
  const endsAt = "2026-11-24T01:00:00.000Z";
  show([visit(1, "김하나", endsAt)], { now: new Date(endsAt) });
  expect(screen.getByText(/^제안한 시간을 고르지 않은 예약 1건/)).toBeTruthy();
});

it("offers other times from its line, with the message as it will go", async () => {
  const answers: Record<string, object> = {
    "GET /studio/:clinic/times": { rows: [SLOT], count: 1 },
    "GET /studio/:clinic/reservations/:id/offer-message": { row: { text: "예정대로 진행하기 어렵습니다" } },
    "PUT /studio/:clinic/reservations/:id/offer": { row: { ...visit(1, "김하나"), version: 3 } },
  };
  vi.mocked(call).mockImplementation(async (key) => answers[key] as never);
  show([visit(1, "김하나")]);
  await userEvent.click(screen.getByRole("button", { name: "다른 시간 김하나" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/그때까지 예약은 그대로입니다/)).toBeTruthy();
  await userEvent.click(await dialog.findByRole("button", { name: "14:00" }));
  expect(await dialog.findByText("예정대로 진행하기 어렵습니다")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "한 시간 제안하고 알리기" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(call).toHaveBeenCalledWith("PUT /studio/:clinic/reservations/:id/offer", {
    params: { clinic: "haneul", id: 1 },
    body: { version: 2, times: [{ startAt: SLOT.startAt, employeeId: 3 }] },
  });
});

it("leaves a doctor of another column without the steps", () => {
  show([visit(1, "김하나")], { role: "doctor" });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["오늘 11:00 김하나"]);
});
