import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StaffAccount } from "@/contract/studio/people";
import { signInByPasskey } from "../session/passkey";
import { Dialog } from "../ui/dialog";
import { Lockable } from "./lockable";
import { setLocked } from "./locked";

vi.mock("../api", () => ({ call: vi.fn(async () => ({})), CallError: class extends Error {} }));
vi.mock("../session/passkey", () => ({
  hasPasskeys: () => true,
  isCalledOff: () => false,
  signInByPasskey: vi.fn(),
}));

const account: StaffAccount = { name: "박소연", phone: "01000001003", isPlatform: false, clinics: [] };
const isOver = vi.fn();
const client = new QueryClient();

async function show() {
  const root = Object.assign(document.createElement("div"), { id: "root" });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Lockable>
          <p>고객의 이름</p>
          <Dialog title="예약 넣기" onClose={isOver} foot={null}>
            <input aria-label="메모" />
          </Dialog>
        </Lockable>
      </QueryClientProvider>,
      { container: document.body.appendChild(root) },
    ),
  );
}

beforeEach(() => {
  localStorage.clear();
  setLocked(false);
  client.setQueryData(["account"], account);
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
  vi.mocked(signInByPasskey).mockReset();
});

it("takes the focus from an open dialog, keeps it, and gives it back with what was typed", async () => {
  vi.mocked(signInByPasskey).mockResolvedValue(account);
  await show();
  await userEvent.type(screen.getByLabelText("메모"), "오후에");
  await act(async () => setLocked(true));
  const button = await screen.findByRole("button", { name: "패스키로 열기" });
  expect(document.activeElement).toBe(button);
  expect(document.getElementById("root")?.inert).toBe(true);
  expect("locked" in document.body.dataset).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "패스키로 열기" })).toBe(document.activeElement);
  await userEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("메모")));
  expect(screen.getByLabelText("메모")).toHaveProperty("value", "오후에");
  expect("locked" in document.body.dataset).toBe(false);
  expect(isOver).not.toHaveBeenCalled();
});

it("leaves the cover on until the page is another one where somebody else opens it", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, pathname: "/haneul/day", search: "", assign });
  vi.mocked(signInByPasskey).mockResolvedValue({ ...account, phone: "01000001004" });
  await show();
  await act(async () => setLocked(true));
  await userEvent.click(await screen.findByRole("button", { name: "패스키로 열기" }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/"));
  expect("locked" in document.body.dataset).toBe(true);
});

it("begins nothing on a page that opens locked", async () => {
  client.clear();
  setLocked(true);
  await show();
  await screen.findByRole("button", { name: "패스키로 열기" });
  expect(screen.queryByText("고객의 이름")).toBeNull();
});
