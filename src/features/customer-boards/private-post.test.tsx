import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import { postLabels } from "@/labels/customer-boards";
import { TestSite } from "@/testing/site";
import { PrivatePost } from "./private-post";
import { rememberWritten } from "./written-post";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ replace: vi.fn(), refresh: vi.fn() }),
  usePathname: () => "/cscenter/boards/4/detail/7",
}));

const POST: CustomerPostDetail = {
  id: 7,
  boardTypeId: 4,
  number: 3,
  category: null,
  title: "붓기가 궁금합니다",
  authorName: "김하나",
  isPrivate: true,
  isAnswered: true,
  hasAttachments: false,
  isOwn: true,
  createdAt: "2026-11-18T01:00:00.000Z",
  content: "언제 가라앉나요?",
  answerHtml: "<p>사흘이면 가라앉습니다.</p>",
  answeredAt: "2026-11-18T03:00:00.000Z",
  updatedAt: "2026-11-18T01:00:00.000Z",
  attachments: [],
  previous: null,
  next: null,
};

const refusal = (status: number, message: string, words: string, headers = {}) =>
  Response.json({ statusCode: status, message, translatedMessage: words }, { status, headers });
const answer = vi.fn<(password: string | undefined) => Response>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal("fetch", async (input: Request) => {
    const body = (await input.json()) as { password?: string };
    return answer(body.password);
  });
});

function show() {
  render(
    <TestSite>
      <PrivatePost boardTypeId={4} id={7} clinic="알파의원" />
    </TestSite>,
  );
}

const field = () => screen.getByLabelText(postLabels.password);
const tryPassword = async (password: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${password}{Enter}`);
};

describe("a private post", () => {
  it("shows nothing of itself before its password", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain(postLabels.privateTitle);
    expect(screen.queryByText(POST.content)).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });

  it("survives a wrong password, and opens with the right one", async () => {
    answer.mockImplementation((password) =>
      password === "1234"
        ? Response.json({ row: POST })
        : refusal(400, "post.password-wrong", "비밀번호가 맞지 않습니다."),
    );
    show();
    await tryPassword("4321");
    expect((await screen.findByRole("alert")).textContent).toContain("비밀번호가 맞지 않습니다.");
    expect(field()).toHaveProperty("value", "4321");
    expect(document.activeElement).toBe(field());
    await tryPassword("1234");
    expect(await screen.findByText(POST.content)).toBeTruthy();
    expect(screen.getByText("사흘이면 가라앉습니다.")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain(POST.title);
  });

  it("says how long it is locked", async () => {
    const locked = () => refusal(429, "post.locked", "잠겼습니다.", { "retry-after": "541" });
    answer.mockImplementation(locked);
    show();
    await tryPassword("4321");
    expect((await screen.findByRole("alert")).textContent).toContain(postLabels.locked(10));
  });

  it("asks for a password that is not typed", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: postLabels.open }));
    expect(screen.getByRole("alert").textContent).toContain(postLabels.passwordMissing);
    expect(answer).not.toHaveBeenCalled();
  });

  it("says that it is gone", async () => {
    answer.mockImplementation(() => refusal(404, "not-found", "없는 글입니다."));
    show();
    await tryPassword("1234");
    expect(await screen.findByText(postLabels.gone)).toBeTruthy();
  });

  it("opens by itself for who has just written it, once", async () => {
    answer.mockImplementation(() => Response.json({ row: POST }));
    rememberWritten({ id: 7, password: "1234" });
    show();
    expect(await screen.findByText(POST.content)).toBeTruthy();
    expect(answer).toHaveBeenCalledExactlyOnceWith("1234");
  });
});
