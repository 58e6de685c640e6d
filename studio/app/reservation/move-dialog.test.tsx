import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { DeskReservation, DiaryDoctor } from "@/contract/studio/desk";
import type { StaffClinic } from "@/contract/studio/people";
import { call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { MoveDialog } from "./move-dialog";

const TOLD = "2026-11-24 16:00 예약으로 변경되었습니다";
const REFUSED = "박접수 님이 방금 14:00으로 옮겼습니다";
vi.mock("../api", () => ({ call: vi.fn(), failureText: ({ message }: Error) => message }));

const doctors = [{ id: 3, name: "서지우" }] as DiaryDoctor[];
const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const reservation = (version: number, startAt: string) =>
  ({
    ...{ id: 7, customerName: "김하나", version, status: "confirmed", employeeId: 3, startAt },
    endAt: new Date(Date.parse(startAt) + 1_800_000).toISOString(),
  }) as DeskReservation;
const movedTo = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([key]) => key === "PUT /studio/:clinic/reservations/:id/time")
    .map(([, input]) => (input as never as { body: { version: number } }).body.version);

it("asks again where somebody else has moved the reservation under the open dialog", async () => {
  vi.mocked(call).mockImplementation(async (key) => {
    if (key === "GET /studio/:clinic/reservations/:id/message")
      return { row: { channel: "sms", text: TOLD } } as never;
    if (key !== "GET /studio/:clinic/times") throw new Error(REFUSED);
    return {
      rows: [{ startAt: "2026-11-24T07:00:00.000Z", time: "16:00", isFree: true }],
      count: 1,
    } as never;
  });
  const client = new QueryClient();
  const dialogOf = (shown: DeskReservation) => (
    <QueryClientProvider client={client}>
      <ClinicProvider value={clinic}>
        <MoveDialog reservation={shown} doctors={doctors} onClose={() => {}} />
      </ClinicProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(dialogOf(reservation(2, "2026-11-24T02:00:00.000Z")));
  await userEvent.click(await screen.findByRole("button", { name: "16:00" }));
  expect((await screen.findByText(TOLD)).previousSibling?.textContent).toBe("옮기면 문자가 갑니다");
  rerender(dialogOf(reservation(3, "2026-11-24T05:00:00.000Z")));
  const submit = screen.getByRole("button", { name: /16:00.*옮기고/ });
  await userEvent.click(submit);
  expect((await screen.findByRole("alert")).textContent).toBe(REFUSED);
  await userEvent.click(submit);
  await vi.waitFor(() => expect(movedTo()).toEqual([2, 3]));
});
