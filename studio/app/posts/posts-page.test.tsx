import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { StaffClinic } from "@/contract/studio/people";
import type { DeskPost } from "@/contract/studio/posts";
import { call } from "../api";
import { ClinicProvider } from "../session/use-account";
import { PostsPage } from "./posts-page";

vi.mock("../api", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../live", () => ({ useLive: () => true }));

const clinic = { id: "haneul", role: "reception", employeeId: null, grants: [] } as never as StaffClinic;
const COUNT = 3;
const postOf = (id: number): DeskPost => ({
  ...{ id, boardTitle: "문의", title: `질문 ${id}`, authorName: "김*", isPrivate: false, isHidden: false },
  ...{ createdAt: "2026-11-24T00:00:00Z", answeredAt: null },
});

it("shows the rest of a long list at a press", async () => {
  vi.mocked(call).mockImplementation(async (_key, input): Promise<never> => {
    const { page = 1 } = (input as { query: { page?: number } }).query;
    const rows = page === 1 ? [postOf(1), postOf(2)] : [postOf(3)];
    return { rows, count: COUNT, page, pageSize: 2 } as never;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClinicProvider value={clinic}>
        <PostsPage chosen={null} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
  await screen.findByText("질문 2");
  expect(screen.queryByText("질문 3")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "목록 더 보기" }));
  await screen.findByText("질문 3");
  expect(screen.getAllByRole("listitem")).toHaveLength(COUNT);
  expect(screen.queryByRole("button", { name: "목록 더 보기" })).toBeNull();
});
