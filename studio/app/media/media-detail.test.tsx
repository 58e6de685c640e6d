import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Media } from "@/contract/studio/media";
import type { StaffClinic } from "@/contract/studio/people";
import { CallError, call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { MediaDetail } from "./media-detail";

vi.mock("../api", async (original) => ({
  ...(await original<typeof import("../api")>()),
  call: vi.fn(),
}));

const clinic = { id: "haneul", role: "editor", employeeId: null, grants: [] } as never as StaffClinic;
const picture: Media = {
  ...{ id: 7, file: "a.webp", name: "로비", url: "/media/haneul/a.webp", width: 1600, height: 900 },
  ...{ bytes: 182_000, alt: "", isDecoration: false, focus: { x: 50, y: 50 }, crops: {}, cuts: {} },
  ...{ outdated: 0, isMembers: false, by: "한편집", at: "2026-11-24T01:00:00.000Z" },
  uses: [{ kind: "event", id: 3, label: "가을 이벤트", isDraft: true }],
};

function open(changes: Partial<Media> = {}) {
  // Edits are kept by the picture's address, so each test has its own.
  const media = { ...picture, url: `/media/haneul/${crypto.randomUUID()}.webp`, ...changes };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClinicProvider value={clinic}>
        <MediaDetail media={media} listHref="/haneul/content/media" onRemoved={() => {}} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const alt = () => screen.getByRole("textbox", { name: /사진에 무엇이 보이나요/ });

describe("one picture", () => {
  beforeEach(() => {
    vi.mocked(call).mockReset();
    vi.mocked(call).mockResolvedValue({ row: picture } as never);
  });

  it("is not saved before it says what it shows", async () => {
    open();
    await userEvent.type(screen.getByRole("textbox", { name: "이름" }), " 전경");
    await press("저장");
    expect(screen.getByText("무엇이 보이는지 적거나, 장식이라고 골라 주세요.")).toBeDefined();
    expect(call).not.toHaveBeenCalled();
    await userEvent.type(alt(), "둥근 의자");
    await press("저장");
    expect(call).toHaveBeenCalledWith("PUT /studio/:clinic/media/:id", {
      params: { clinic: "haneul", id: 7 },
      body: {
        ...{ name: "로비 전경", alt: "둥근 의자", isDecoration: false },
        ...{ focus: { x: 50, y: 50 }, crops: {} },
      },
    });
  });

  it("may be decoration, which says nothing", async () => {
    open();
    await userEvent.click(screen.getByRole("checkbox", { name: /장식입니다/ }));
    await press("저장");
    expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { alt: "", isDecoration: true } });
  });

  it("moves its focus and its cuts by keys", async () => {
    open({ alt: "로비" });
    screen.getByRole("button", { name: /^초점:/ }).focus();
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}");
    expect(screen.getByRole("button", { name: /^초점: 왼쪽에서 51%, 위에서 45%/ })).toBeDefined();
    await press("1:1");
    screen.getByRole("button", { name: /자르는 틀, 900×900/ }).focus();
    await userEvent.keyboard("--{ArrowLeft}");
    await press("저장");
    expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({
      body: { focus: { x: 51, y: 45 }, crops: { "1:1": { x: 382, y: 32, width: 836, height: 836 } } },
    });
  });

  it("says where it is used, and why it then cannot be removed", async () => {
    vi.mocked(call).mockRejectedValue(new CallError(409, "쓰고 있는 그림", "media.in-use"));
    open({ alt: "로비" });
    expect(screen.getByRole("link", { name: "가을 이벤트" }).getAttribute("href")).toBe(
      "/haneul/content/events/3",
    );
    await press("지우기");
    await userEvent.click(screen.getAllByRole("button", { name: "지우기" }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("지울 수 없습니다"));
  });

  it("of the clinic's folder is only shown", () => {
    open({ id: null, file: "own.webp", alt: "마당" });
    expect(screen.getByText("마당")).toBeDefined();
    expect(screen.queryByRole("button", { name: "저장" })).toBeNull();
  });
});
