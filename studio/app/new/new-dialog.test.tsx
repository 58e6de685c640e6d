import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { StaffClinic } from "@/contract/studio/people";
import { CallError, call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { NewDialog } from "./new-dialog";

vi.mock("../api", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const KNOWN = { id: 7, name: "김하나", phone: "01012345678", kind: "guest", visits: 3 };
const SLOT = { startAt: "2999-01-02T01:00:00.000Z", time: "10:00", isFree: true };
const FULL_DAY = "2999-01-01";
const TOLD = "2999-01-02 10:00 예약이 확정되었습니다. 예약번호 …";
const onClose = vi.fn();
let found: (typeof KNOWN)[] = [];
let told: { channel: string; text: string } | null;

beforeEach(() => {
  onClose.mockReset();
  found = [KNOWN];
  told = { channel: "alimtalk", text: TOLD };
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (key, input): Promise<never> => {
      const { date } = (input as { query?: { date?: string } }).query ?? {};
      const answers: Record<string, unknown> = {
        "GET /studio/:clinic/day": { row: { doctors: [{ id: 3, name: "서지우", hours: {} }] } },
        "GET /studio/:clinic/customers": { rows: found },
        "GET /studio/:clinic/times": { rows: date === FULL_DAY ? [{ ...SLOT, isFree: false }] : [SLOT] },
        "GET /studio/:clinic/soonest-times": { rows: [SLOT, { startAt: "2999-01-03T06:30:00.000Z" }] },
        "GET /studio/:clinic/treatments": { rows: [] },
        "GET /studio/:clinic/message-of-new": { row: told },
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
async function chooseKnown() {
  await userEvent.keyboard("5678");
  await userEvent.click(await screen.findByRole("button", { name: /^김하나/ }));
}
const chooseTime = async () => userEvent.click(await screen.findByRole("button", { name: "10:00" }));
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

it("leads from a full day to the doctor's soonest time, which Enter books", async () => {
  show(`date=${FULL_DAY}`);
  await chooseKnown();
  const soonest = within(await screen.findByRole("group", { name: "가장 빠른 시간" }));
  expect(screen.getByText(/이 날에는 빈 시간이 없습니다/)).toBeTruthy();
  expect(soonest.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "1. 2. (수) 10:00 서지우",
    "1. 3. (목) 15:30 서지우",
  ]);
  expect(call).toHaveBeenCalledWith("GET /studio/:clinic/soonest-times", {
    params: { clinic: "haneul" },
    query: { from: FULL_DAY, employeeId: 3, productOptionIds: [] },
  });
  await userEvent.click(soonest.getByRole("button", { name: /10:00/ }));
  expect(screen.getByLabelText("날짜")).toHaveProperty("value", "2999-01-02");
  const slot = await screen.findByRole("button", { name: "10:00", pressed: true });
  expect(document.activeElement).toBe(slot);
  expect(screen.queryByRole("group", { name: "가장 빠른 시간" })).toBeNull();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(booked()).toMatchObject({ body: { startAt: SLOT.startAt, employeeId: 3, isOverruled: false } });
});

it("asks for no soonest times where the day has a free one", async () => {
  show();
  await screen.findByRole("button", { name: "10:00" });
  expect(vi.mocked(call).mock.calls.map(([key]) => key)).not.toContain("GET /studio/:clinic/soonest-times");
});

it("shows the message that goes with the press, and none where no message is wanted", async () => {
  show();
  await chooseKnown();
  expect(screen.queryByText(TOLD), "of no time there is nothing to say").toBeNull();
  await chooseTime();
  expect((await screen.findByText(TOLD)).previousSibling?.textContent).toBe("넣으면 알림톡이 갑니다");
  expect(call).toHaveBeenCalledWith("GET /studio/:clinic/message-of-new", {
    params: { clinic: "haneul" },
    query: { startAt: SLOT.startAt, employeeId: 3, customerId: 7 },
  });
  const box = screen.getByRole("checkbox", { name: "확정으로 넣고 알리기" });
  await userEvent.click(box);
  expect(screen.queryByText(TOLD)).toBeNull();
  await userEvent.click(box);
  expect(await screen.findByText(TOLD)).toBeTruthy();
});

it("shows a new customer's message without an id, and says that none is sent for a time that has begun", async () => {
  told = null;
  show();
  await userEvent.keyboard("01012345678");
  await userEvent.click(await screen.findByRole("button", { name: /^새 고객/ }));
  await chooseTime();
  expect(await screen.findByText("이미 지난 시간이라 고객에게 안내가 가지 않습니다.")).toBeTruthy();
  const query = { startAt: SLOT.startAt, employeeId: 3, customerId: undefined };
  expect(call).toHaveBeenCalledWith("GET /studio/:clinic/message-of-new", {
    params: { clinic: "haneul" },
    query,
  });
});

it.each([
  ["without a response", 0, true],
  ["after a failure of the server", 503, true],
  ["after a refusal", 409, false],
])("repeats a press %s (%i) with the same key: %s", async (_, status, isSame) => {
  const answer = vi.mocked(call).getMockImplementation();
  const keys: (string | undefined)[] = [];
  vi.mocked(call).mockImplementation(async (key, input, idempotencyKey): Promise<never> => {
    if (key === "POST /studio/:clinic/reservations" && keys.push(idempotencyKey) === 1)
      throw new CallError(status, "넣지 못했습니다");
    return answer?.(key, input) as never;
  });
  show();
  await chooseKnown();
  await chooseTime();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("넣지 못했습니다");
  await userEvent.click(screen.getByRole("button", { name: /에 넣기$/ }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(keys).toEqual([expect.any(String), isSame ? keys[0] : expect.not.stringMatching(String(keys[0]))]);
});
