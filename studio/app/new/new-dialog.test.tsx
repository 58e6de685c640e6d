import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { StaffClinic } from "@/contract/studio/people";
import { call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { NewDialog } from "./new-dialog";

vi.mock("../api", () => ({ call: vi.fn(), failureText: String }));

const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const KNOWN = { id: 7, name: "김하나", phone: "01012345678", kind: "guest", visits: 3 };
const SLOT = { startAt: "2999-01-02T01:00:00.000Z", time: "10:00", isFree: true };
const onClose = vi.fn();
let found: (typeof KNOWN)[] = [];

beforeEach(() => {
  onClose.mockReset();
  found = [KNOWN];
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (key): Promise<never> => {
      const answers: Record<string, unknown> = {
        "GET /studio/:clinic/day": { row: { doctors: [{ id: 3, name: "서지우", hours: {} }] } },
        "GET /studio/:clinic/customers": { rows: found },
        "GET /studio/:clinic/times": { rows: [SLOT] },
        "GET /studio/:clinic/treatments": { rows: [] },
        "POST /studio/:clinic/reservations": { row: { ...SLOT, customerName: "김하나" } },
      };
      return answers[key] as never;
    });
});

function show(searchPath = "date=2999-01-02") {
  const { hook, searchHook } = memoryLocation({ path: "/haneul/day", searchPath });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Router hook={hook} searchHook={searchHook}>
        <ClinicProvider value={clinic}>
          <NewDialog onClose={onClose} />
        </ClinicProvider>
      </Router>
    </QueryClientProvider>,
  );
}
const booked = () =>
  vi.mocked(call).mock.calls.find(([key]) => key === "POST /studio/:clinic/reservations")?.[1];

it("books a known caller by number, Enter, a time and Enter, on the day that is looked at", async () => {
  show();
  expect(screen.getByLabelText("날짜")).toHaveProperty("value", "2999-01-02");
  expect(screen.getByRole("button", { name: "고객을 고르세요" })).toHaveProperty("disabled", true);
  await userEvent.keyboard("5678");
  await screen.findByRole("button", { name: /^김하나/ });
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "시간을 고르세요" })).toHaveProperty("disabled", true);
  await userEvent.click(await screen.findByRole("button", { name: "10:00" }));
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(booked()).toMatchObject({ body: { customer: { id: 7 }, startAt: SLOT.startAt, employeeId: 3 } });
});

it("begins today where the day that is looked at is over", () => {
  show("date=2001-01-02");
  expect(screen.getByLabelText("날짜")).not.toHaveProperty("value", "2001-01-02");
});

it.each([
  ["a part of a number", "0105678", { 이름: "", "휴대폰 번호": "0105678" }],
  ["a name", "박새로", { 이름: "박새로", "휴대폰 번호": "" }],
])("makes a new customer of %s, which Enter begins where nobody is found", async (_, typed, fields) => {
  found = [];
  show();
  await userEvent.keyboard(typed);
  await screen.findByRole("button", { name: /^새 고객/ });
  await vi.waitFor(async () => {
    await userEvent.keyboard("{Enter}");
    expect(screen.getByLabelText("이름", { exact: true })).toBeTruthy();
  });
  for (const [label, value] of Object.entries(fields))
    expect(screen.getByLabelText(label, { exact: true })).toHaveProperty("value", value);
  expect(screen.getByRole("button", { name: "새 고객을 마저 적으세요" })).toHaveProperty("disabled", true);
});
