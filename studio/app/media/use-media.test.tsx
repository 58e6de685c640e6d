import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { Media } from "@/contract/studio/media";
import type { StaffClinic } from "@/contract/studio/people";
import { call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { useMedia, useSaveMedia } from "./use-media";

vi.mock("../api", async (original) => ({
  ...(await original<typeof import("../api")>()),
  call: vi.fn(),
}));

const clinic = { id: "haneul", role: "editor", employeeId: null, grants: [] } as never as StaffClinic;
const before = { id: 7, name: "로비", alt: "" } as Media;
const saved = { ...before, alt: "둥근 의자" };

it("shows what was saved, whatever a list says that was asked for before", async () => {
  let kept = before;
  let answerLate: (() => void) | undefined;
  const lists = [
    async () => [before],
    () => new Promise((resolve) => (answerLate = () => resolve([before]))),
    async () => [kept],
  ];
  vi.mocked(call).mockImplementation(async (key) => {
    if (key !== "PUT /studio/:clinic/media/:id") return { rows: await lists.shift()?.() } as never;
    kept = saved;
    return { row: saved } as never;
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ClinicProvider value={clinic}>{children}</ClinicProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => ({ list: useMedia(), save: useSaveMedia() }), { wrapper });
  await waitFor(() => expect(result.current.list.data).toEqual([before]));
  // Somebody changes something at the clinic, and the list is asked for.
  void client.invalidateQueries({ queryKey: ["haneul"] });
  await act(() => result.current.save.mutateAsync({ id: 7 } as never));
  await act(async () => answerLate?.());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current.list.data).toEqual([saved]);
});
