import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { call } from "../api";
import { isLocked, setLocked } from "../lock/locked";
import { signInByPasskey } from "./passkey";
import { SignInPage } from "./sign-in-page";

vi.mock("../api", () => ({ call: vi.fn(), CallError: class extends Error {} }));
vi.mock("./passkey", () => ({
  hasPasskeys: () => true,
  passkeyName: () => "박소연",
  isCalledOff: (reason: Error) => reason.name === "NotAllowedError",
  isMadeBefore: () => false,
  signInByPasskey: vi.fn(),
}));

const account = { name: "박소연", phone: "01000001003", isPlatform: false, clinics: [] };
const ANSWERS: Record<string, object> = {
  "POST /studio/sign-in/code": { row: { expiresAt: "2026-11-24T00:00:00Z" } },
  "POST /studio/sign-in": { row: account },
  "GET /studio/account/passkeys": { rows: [], count: 0 },
};

beforeEach(() => {
  vi.mocked(call).mockImplementation(async (key: string) => ANSWERS[key] as never);
  // A page that opened where nobody was for long.
  setLocked(true);
  window.history.replaceState(null, "", "/signin?to=%2Fhaneul%2Fday");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignInPage />
    </QueryClientProvider>,
  );
});

it("says that what was looked at opens again", () => {
  expect(screen.getByText("다시 들어오면 보던 화면이 이어서 열립니다.")).toBeTruthy();
});

it("lets in by a passkey, back to where one was, and unlocked", async () => {
  vi.mocked(signInByPasskey).mockResolvedValue(account);
  await userEvent.click(screen.getByRole("button", { name: "박소연 님으로 들어가기" }));
  await waitFor(() => expect(window.location.pathname).toBe("/haneul/day"));
  expect(isLocked()).toBe(false);
});

it("says that no passkey was used, and stays", async () => {
  vi.mocked(signInByPasskey).mockRejectedValue(Object.assign(new Error(), { name: "NotAllowedError" }));
  await userEvent.click(screen.getByRole("button", { name: "박소연 님으로 들어가기" }));
  expect((await screen.findByRole("alert")).textContent).toContain("패스키를 쓰지 않았습니다");
  expect(window.location.pathname).toBe("/signin");
});

it("lets in by a code, and offers a passkey to who has none", async () => {
  await userEvent.type(screen.getByLabelText("휴대폰 번호"), "01000001003");
  await userEvent.click(screen.getByRole("button", { name: "인증번호 받기" }));
  await userEvent.type(await screen.findByLabelText("문자로 온 여섯 자리"), "123456");
  await userEvent.click(screen.getByRole("button", { name: "들어가기" }));
  await screen.findByRole("button", { name: "이 컴퓨터에 패스키 만들기" });
  expect(call).toHaveBeenCalledWith("POST /studio/sign-in", {
    body: { phone: "01000001003", code: "123456" },
  });
  expect(isLocked()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "나중에" }));
  expect(window.location.pathname).toBe("/haneul/day");
});
