import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { DeskReservation } from "@/contract/studio/desk";
import type { StaffClinic } from "@/contract/studio/people";
import { CallError, call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { ReasonDialog } from "./reason-dialog";

vi.mock("../api", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const row = { id: 7, version: 2, status: "confirmed", customerName: "김하나" } as DeskReservation;

it("stays with what was written until the call has succeeded", async () => {
  const onClose = vi.fn();
  vi.mocked(call)
    .mockRejectedValueOnce(new CallError(0, "연결이 끊겼습니다"))
    .mockResolvedValueOnce({ row: { ...row, status: "canceled", version: 3 } } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClinicProvider value={clinic}>
        <ReasonDialog step="cancel" reservation={row} onClose={onClose} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("radio", { name: "직접 쓰기" }));
  await userEvent.type(screen.getByRole("textbox"), "원장님 출장");
  const submit = screen.getByRole("button", { name: "취소하고 알리기" });
  await userEvent.click(submit);
  expect((await screen.findByRole("alert")).textContent).toBe("연결이 끊겼습니다");
  expect(screen.getByRole("textbox")).toHaveProperty("value", "원장님 출장");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(submit);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({ body: { reason: "원장님 출장", version: 2 } });
});
