import { startAuthentication } from "@simplewebauthn/browser";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "../api";
import { ConfirmPlace } from "./confirm-dialog";

vi.mock("@simplewebauthn/browser", () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: vi.fn(async () => ({ id: "answer" })),
  startRegistration: vi.fn(),
}));

const refusal = { statusCode: 403, message: "passkey.not-fresh", translatedMessage: "패스키가 필요합니다." };
const ANSWERS: Record<string, () => [status: number, body: object]> = {
  "GET /studio/account/passkeys": () => [200, { rows: [{ id: 1 }], count: 1 }],
  "POST /studio/account/confirmation/options": () => [200, { row: { challenge: "asked" } }],
  "POST /studio/account/confirmation": () => {
    isConfirmed = true;
    return [200, {}];
  },
  "POST /studio/alpha/customers/export": () =>
    isConfirmed ? [200, { row: { csv: "", customers: 3 } }] : [403, refusal],
};
let isConfirmed = false;
const sent: string[] = [];
const takeList = () => call("POST /studio/:clinic/customers/export", { params: { clinic: "alpha" } });

beforeEach(() => {
  isConfirmed = false;
  sent.length = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    const key = `${request.method} ${new URL(request.url).pathname}`;
    sent.push(key);
    const [status, body] = ANSWERS[key]?.() ?? [404, {}];
    return Response.json(body, { status });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfirmPlace />
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

it("asks once for calls that are refused at once, and makes each of them again", async () => {
  const both = Promise.all([takeList(), takeList()]);
  await userEvent.click(await screen.findByRole("button", { name: "패스키로 확인" }));
  expect((await both).map(({ row }) => row.customers)).toEqual([3, 3]);
  expect(sent.filter((key) => key.endsWith("confirmation"))).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("leaves the refusal where somebody thinks better of it", async () => {
  const refused = expect(takeList()).rejects.toMatchObject({ code: "passkey.not-fresh" });
  await userEvent.click(await screen.findByRole("button", { name: "그만두기" }));
  await refused;
  expect(sent.filter((key) => key.endsWith("export"))).toHaveLength(1);
});

it("says so where the browser's question was closed, and offers another way", async () => {
  const closed = Object.assign(new Error("closed"), { name: "NotAllowedError" });
  vi.mocked(startAuthentication).mockRejectedValueOnce(closed);
  const refused = expect(takeList()).rejects.toMatchObject({ status: 403 });
  await userEvent.click(await screen.findByRole("button", { name: "패스키로 확인" }));
  expect((await screen.findByRole("alert")).textContent).toContain("패스키를 쓰지 않았습니다");
  expect(screen.getByRole("button", { name: "이 컴퓨터에 패스키 만들기" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await refused;
});
