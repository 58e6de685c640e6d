import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { DiaryDoctor } from "@/contract/studio/desk";
import type { StaffClinic } from "@/contract/studio/people";
import { call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { OfferDialog } from "./offer-dialog";
import type { OfferedReservation } from "./use-offer";

vi.mock("../api", () => ({ call: vi.fn(), failureText: String }));

const FULL_DAY = "2999-01-01";
const SLOT = { startAt: "2999-01-02T01:00:00.000Z", time: "10:00", isFree: true };
const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const doctors = [{ id: 3, name: "서지우" }] as DiaryDoctor[];
const row = {
  ...{ id: 7, customerName: "김하나", version: 2, status: "waiting", offer: null },
  startAt: "2999-01-01T01:00:00.000Z",
} as OfferedReservation;

it("adds a soonest time to the offer, and keeps it there when it is pressed once more", async () => {
  vi.mocked(call).mockImplementation(async (key, input): Promise<never> => {
    const { date } = (input as { query?: { date?: string } }).query ?? {};
    const answers: Record<string, unknown> = {
      "GET /studio/:clinic/times": { rows: date === FULL_DAY ? [] : [SLOT] },
      "GET /studio/:clinic/soonest-times": { rows: [SLOT] },
      "GET /studio/:clinic/reservations/:id/offer-message": { row: { text: "" } },
    };
    return answers[key] as never;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClinicProvider value={clinic}>
        <OfferDialog {...{ row, doctors, employeeId: 3 }} now={new Date()} onClose={() => {}} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
  const soonest = async () => {
    const group = await screen.findByRole("group", { name: "가장 빠른 시간" });
    return within(group).getByRole("button", { name: /10:00/ });
  };
  const slot = () => screen.findByRole("button", { name: "10:00", pressed: true });
  await userEvent.click(await soonest());
  await slot();
  expect(screen.getByRole("button", { name: "한 시간 제안하고 알리기" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("날짜"), { target: { value: FULL_DAY } });
  expect((await soonest()).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(await soonest());
  await slot();
  expect(screen.getByRole("button", { name: "한 시간 제안하고 알리기" })).toBeTruthy();
});
