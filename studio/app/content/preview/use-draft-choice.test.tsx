import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { StaffClinic } from "@/contract/studio/people";
import { call } from "../../api";
import { ClinicProvider } from "../../session/use-account";
import { useDraftChoice } from "./use-draft-choice";

vi.mock("../../api", async (original) => ({
  ...(await original<typeof import("../../api")>()),
  call: vi.fn(),
}));

const draftBy = (id: number, name: string) => ({ draft: { by: { id, name } } });
const answer = (...rows: object[]) => vi.mocked(call).mockResolvedValue({ rows } as never);

function open(id = "haneul") {
  const clinic = { id, role: "owner", employeeId: null, grants: [] } as never as StaffClinic;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ClinicProvider value={clinic}>{children}</ClinicProvider>
    </QueryClientProvider>
  );
  return renderHook(useDraftChoice, { wrapper }).result;
}

beforeEach(() => localStorage.clear());

it("shows everybody's drafts until somebody chooses, and then remembers it for the clinic", async () => {
  answer(draftBy(7, "한편집"), draftBy(7, "한편집"), draftBy(9, "서대표"));
  const shown = open();
  expect(shown.current.choice).toBe("all");
  await waitFor(() =>
    expect([...shown.current.people]).toEqual([
      [7, "한편집"],
      [9, "서대표"],
    ]),
  );
  act(() => shown.current.choose(7));
  expect(shown.current.choice).toBe(7);
  expect(open().current.choice).toBe(7);
  expect(open("lumiere").current.choice).toBe("all");
  act(() => shown.current.choose("mine"));
  expect(open().current.choice).toBe("mine");
});

it("shows everybody's where the one who was chosen has no drafts any more", async () => {
  answer(draftBy(9, "서대표"));
  localStorage.setItem("studio.preview.drafts.haneul", "7");
  const shown = open();
  await waitFor(() => expect(shown.current.choice).toBe("all"));
});

it.each(["", "0", "-1", "7 or 1=1", "everybody"])("takes %o for no choice", (stored) => {
  answer();
  localStorage.setItem("studio.preview.drafts.haneul", stored);
  expect(open().current.choice).toBe("all");
});
