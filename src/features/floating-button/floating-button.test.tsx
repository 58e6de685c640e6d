import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveChat } from "@/state/chat-client";
import { serveWidget } from "@/state/widget-client";
import { TestSite } from "@/testing/site";
import type { FloatingAction } from "./floating-actions";
import { FloatingButton } from "./floating-button";

const path = vi.hoisted(() => ({ now: "/" }));
vi.mock("next/navigation", () => ({ usePathname: () => path.now }));
beforeEach(() => {
  path.now = "/";
});

const icons = { mobile: null, pc: null };
const actions: FloatingAction[] = [
  { kind: "book", title: "시술 예약", icons },
  { kind: "link", title: "이벤트 보기", href: "/events", icons },
  { kind: "link", title: "블로그", href: "https://blog.example", icons },
  { kind: "link", title: "전화 상담", href: "tel:02-0000-1234", icons },
  { kind: "chat", title: "채팅 상담", icons },
];

function Page({ isDefaultOpen = false, of = actions }: { isDefaultOpen?: boolean; of?: FloatingAction[] }) {
  return (
    <TestSite>
      <button type="button">본문 버튼</button>
      <FloatingButton
        buttonText="예약하기"
        mark={null}
        plus="+"
        quick={null}
        isDefaultOpen={isDefaultOpen}
        actions={of}
      />
    </TestSite>
  );
}
const list = () => screen.queryByRole("list");
const toggle = () => screen.getByRole("button", { expanded: list() !== null });

describe("FloatingButton", () => {
  it("asks the widget for a treatment", async () => {
    const open = vi.fn();
    const stop = serveWidget({ open, addToCart: vi.fn(), logout: vi.fn(), expire: vi.fn(), warmUp: vi.fn() });
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "예약하기" }));
    await userEvent.click(screen.getByRole("button", { name: "더 보기: 상담 방법 펼치기" }));
    await userEvent.click(await screen.findByRole("button", { name: "시술 예약" }));
    expect(open.mock.calls).toEqual([[{ screen: "treatment" }], [{ screen: "treatment" }]]);
    stop();
  });

  it("unfolds by keyboard, which goes on into the list; Escape folds it and comes back", async () => {
    render(<Page />);
    toggle().focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(list()).not.toBeNull());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("시술 예약");
    await userEvent.keyboard("{Escape}");
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  it("folds when the keyboard reaches something that it could cover", async () => {
    render(<Page isDefaultOpen />);
    await waitFor(() => expect(list()).not.toBeNull());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("본문 버튼");
    expect(list()).toBeNull();
  });

  it("is unfolded at first as the partner wants it, on each page", async () => {
    const { rerender } = render(<Page isDefaultOpen />);
    await waitFor(() => expect(list()).not.toBeNull());
    await userEvent.click(toggle());
    expect(list()).toBeNull();
    path.now = "/events";
    rerender(<Page isDefaultOpen />);
    expect(list()).not.toBeNull();
  });

  it("leads inside in the same tab, outside in a new one, and calls by telephone", async () => {
    render(<Page isDefaultOpen />);
    const link = async (name: string) => screen.findByRole("link", { name });
    expect((await link("이벤트 보기")).getAttribute("target")).toBeNull();
    expect((await link("블로그")).getAttribute("target")).toBe("_blank");
    expect((await link("블로그")).getAttribute("rel")).toBe("noopener noreferrer");
    expect((await link("전화 상담")).getAttribute("href")).toBe("tel:02-0000-1234");
  });

  it("opens the chat messenger", async () => {
    const open = vi.fn();
    const stop = serveChat(open);
    render(<Page isDefaultOpen />);
    await userEvent.click(await screen.findByRole("button", { name: "채팅 상담" }));
    expect(open).toHaveBeenCalledOnce();
    stop();
  });

  it("has nothing to unfold where the partner has nothing", () => {
    render(<Page of={[]} />);
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });

  it("is not there on other routes", () => {
    path.now = "/products/12";
    render(<Page />);
    expect(screen.queryByRole("button", { name: "예약하기" })).toBeNull();
  });
});
