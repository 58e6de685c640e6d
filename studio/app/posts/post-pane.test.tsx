import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { StaffClinic } from "@/contract/studio/people";
import type { DeskPostRecord } from "@/contract/studio/posts";
import { call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { PostPane } from "./post-pane";

vi.mock("../api", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const NOW = new Date("2026-11-24T02:00:00Z");
const QUESTION: DeskPostRecord = {
  ...{ id: 5, boardTitle: "문의", title: "질문", authorName: "김*", isPrivate: false, isHidden: false },
  ...{ createdAt: "2026-11-24T00:00:00Z", category: null, content: "얼마인가요", attachments: [] },
  ...{ phone: null, customerId: null, answer: "", answeredAt: null, answeredBy: null },
};
const THEIRS = { answer: "동료의 답변", answeredAt: "2026-11-24T01:00:00.000Z", answeredBy: "동료" };
let post: DeskPostRecord;
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  post = QUESTION;
  sent = [];
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (key, input): Promise<never> => {
      if (key === "PUT /studio/:clinic/posts/:id/answer") {
        sent.push((input as { body?: unknown }).body);
        post = { ...post, answer: "제 답변", answeredAt: NOW.toISOString() };
        return { row: post } as never;
      }
      if (key === "GET /studio/:clinic/posts/:id") return { row: post } as never;
      return { rows: [], count: 0 } as never;
    });
});

async function open() {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <ClinicProvider value={clinic}>
        <PostPane id={5} now={NOW} onClose={() => {}} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
  const field = await screen.findByRole("textbox");
  return { field, readAgain: () => act(() => client.invalidateQueries({ queryKey: ["haneul"] })) };
}

it("asks before it overwrites an answer that a colleague published while one typed", async () => {
  const { field, readAgain } = await open();
  await userEvent.type(field, "제 답변");
  post = { ...QUESTION, ...THEIRS };
  await readAgain();
  expect((await screen.findByRole("alert")).textContent).toContain(THEIRS.answer);
  await userEvent.type(field, "{Control>}{Enter}{/Control}");
  expect(screen.getByRole("button", { name: /^답변 고치기/ })).toHaveProperty("disabled", true);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "그래도 바꾸기" }));
  expect(sent).toEqual([{ text: "제 답변", seenAnsweredAt: THEIRS.answeredAt }]);
});

it("asks for what was typed before the page was opened again, too", async () => {
  const { field } = await open();
  await userEvent.type(field, "제 답변");
  cleanup();
  post = { ...QUESTION, ...THEIRS };
  await open();
  expect(await screen.findByRole("button", { name: "그래도 바꾸기" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^답변 고치기/ })).toHaveProperty("disabled", true);
});

it("changes an answer that stood as typing began without asking", async () => {
  post = { ...QUESTION, ...THEIRS };
  const { field } = await open();
  await userEvent.type(field, "!{Control>}{Enter}{/Control}");
  expect(sent).toEqual([{ text: "동료의 답변!", seenAnsweredAt: THEIRS.answeredAt }]);
  expect(await screen.findByDisplayValue("제 답변")).toBeTruthy();
});
