import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Block, DeskReservation, Diary } from "@/contract/studio/desk";
import type { StaffClinic } from "@/contract/studio/people";
import { ClinicProvider } from "../session/use-account";
import { DayList } from "./day-list";

/** 14:20 at the clinic. */
const NOW = new Date("2026-11-26T14:20:00+09:00");
const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const doctors = [
  { id: 1, name: "정해원" },
  { id: 2, name: "문태오" },
  { id: 3, name: "백서린" },
];
const scroll = vi.fn();
beforeEach(() => {
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
});

const visit = (id: number, customerName: string, clock: string, employeeId: number) =>
  ({
    ...{
      id,
      customerName,
      employeeId,
      status: "confirmed",
      detail: "상담",
      holdsTime: true,
      offerEndsAt: null,
    },
    ...{ startAt: `2026-11-26T${clock}:00+09:00`, endAt: `2026-11-26T${clock}:30+09:00` },
  }) as DeskReservation;
const visits = [
  visit(1, "김하나", "14:30", 2),
  visit(2, "이두리", "10:00", 1),
  visit(3, "박세나", "16:00", 1),
];
const block: Block = {
  ...{ id: 9, employeeId: 1, kind: "block", reason: "학회 화상 회의" },
  ...{ startAt: "2026-11-26T15:00:00+09:00", endAt: "2026-11-26T15:30:00+09:00" },
};

function List({ date }: { date: string }) {
  const [doctor, setDoctor] = useState<number | null>(null);
  const diary = { date, doctors, blocks: [block], reservations: visits } as never as Diary;
  return (
    <DayList
      {...{ diary, doctor, reservations: visits, now: NOW, chosen: null }}
      onDoctor={setDoctor}
      onChoose={vi.fn()}
    />
  );
}
const show = (date = "2026-11-26") =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClinicProvider value={clinic}>
        <List date={date} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("puts what is blocked among the visits, and now between what has begun and what comes", () => {
  show();
  expect(rows().map((text) => text?.slice(0, 5))).toEqual(["10:00", "지금 14", "14:30", "15:00", "16:00"]);
  expect(rows()[3]).toContain("학회 화상 회의");
  expect(scroll).toHaveBeenCalledOnce();
});

it("says nothing of now on another day", () => {
  show("2026-11-27");
  expect(screen.queryByText("지금")).toBeNull();
  expect(scroll).not.toHaveBeenCalled();
});

it("lists one doctor's visits and blocks, of those who have any", async () => {
  show();
  const chips = within(screen.getByRole("group", { name: "누구의 예약" }));
  expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "모두 3",
    "정해원 2",
    "문태오 1",
  ]);
  await userEvent.click(chips.getByRole("button", { name: /문태오/ }));
  expect(rows().map((text) => text?.slice(0, 5))).toEqual(["지금 14", "14:30"]);
  await userEvent.click(chips.getByRole("button", { name: /모두/ }));
  expect(rows()).toHaveLength(5);
});
