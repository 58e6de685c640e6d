import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { DeskReservation, Diary, DiaryDays } from "@/contract/studio/desk";
import type { StaffClinic } from "@/contract/studio/people";
import { CallError, call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { useStep } from "./use-reservation";

vi.mock("../api", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const row = { id: 7, version: 2, status: "confirmed", customerName: "김하나" } as DeskReservation;
const DAY = ["haneul", "day", "2026-11-24"];
const WEEK = ["haneul", "days", "2026-11-23", "2026-11-29"];
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  const day = { reservations: [row, { ...row, id: 8 }] };
  client.setQueryData(DAY, { row: day });
  client.setQueryData(WEEK, { row: { days: [day] } });
});

const shown = () => {
  const day = client.getQueryData<{ row: Diary }>(DAY)?.row;
  const ofWeek = client.getQueryData<{ row: DiaryDays }>(WEEK)?.row.days[0];
  return [day, ofWeek].map((each) => each?.reservations.map(({ status }) => status));
};

function whenTold<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

/** Presses "arrived", whose call fails once that is told to. */
async function press() {
  const answer = whenTold<never>();
  vi.mocked(call).mockReset().mockReturnValue(answer.promise);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ClinicProvider value={clinic}>{children}</ClinicProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(useStep, { wrapper });
  act(() => result.current.mutate({ reservation: row, step: "arrive", version: 2 }));
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  const fail = async () => {
    answer.reject(new CallError(0, "연결이 끊겼습니다"));
    await vi.waitFor(() => expect(result.current.isError).toBe(true));
  };
  return { fail };
}

it("paints a step at once, and takes it back where its call has failed", async () => {
  const { fail } = await press();
  expect(shown()).toEqual(Array(2).fill(["arrived", "confirmed"]));
  await fail();
  expect(shown()).toEqual(Array(2).fill(["confirmed", "confirmed"]));
});

it("leaves what was read of it since the press", async () => {
  const { fail } = await press();
  const reservations = [{ ...row, status: "canceled" as const }];
  client.setQueryData(DAY, { row: { reservations } });
  await fail();
  expect(shown()).toEqual([["canceled"], ["confirmed", "confirmed"]]);
});

it("is not painted over by a read that was on its way when it was pressed", async () => {
  const { promise, resolve } = whenTold<{ row: Diary }>();
  const reading = client.fetchQuery({ queryKey: DAY, queryFn: () => promise }).catch(() => undefined);
  await press();
  resolve({ row: { reservations: [row] } as Diary });
  await Promise.all([promise, reading]);
  expect(shown()[0]).toEqual(["arrived", "confirmed"]);
});
