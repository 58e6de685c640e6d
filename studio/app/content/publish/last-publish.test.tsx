import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Publish } from "@/contract/studio/content";
import type { StaffClinic } from "@/contract/studio/people";
import { call } from "../../api";
import { ClinicProvider } from "../../session/use-account";
import { useLastPublish, useLiveSince } from "./last-publish";

vi.mock("../../api", () => ({ call: vi.fn(), CallError: class extends Error {} }));

const clinic = { id: "haneul", role: "owner", employeeId: null, grants: [] } as never as StaffClinic;
const publish: Publish = {
  ...{ id: 9, state: "published", kind: "publish", by: { id: 1, name: "서대표" }, undoneId: null },
  ...{ at: "2026-11-24T05:02:09.000Z", dueAt: "2026-11-24T05:02:09.000Z", liveSince: null },
  ...{ things: [], failure: null },
};

const Line = ({ of }: { of: Publish }) => <p>{useLiveSince(of) ?? "soon"}</p>;

function Bar({ of }: { of: Publish }) {
  const [last, show] = useLastPublish();
  const [start] = useState(() => () => show(of));
  useEffect(start, [start]);
  return last && <Line of={last} />;
}

function open(of: Publish) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClinicProvider value={clinic}>
        <Bar of={of} />
      </ClinicProvider>
    </QueryClientProvider>,
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("since when a publish is live", () => {
  let liveSince: string | null;
  beforeEach(() => {
    liveSince = null;
    vi.useFakeTimers({ now: new Date(publish.dueAt) });
    vi.mocked(call).mockReset();
    vi.mocked(call).mockImplementation(async () => ({ rows: [{ ...publish, liveSince }] }) as never);
  });
  afterEach(() => vi.useRealTimers());

  it("is read until every storefront has confirmed it, and no longer", async () => {
    open(publish);
    await pass(2500);
    expect(screen.getByText("soon")).toBeDefined();
    liveSince = "2026-11-24T05:02:11.000Z";
    await pass(1500);
    expect(screen.getByText(liveSince)).toBeDefined();
    liveSince = "2026-11-24T06:00:00.000Z";
    const reads = vi.mocked(call).mock.calls.length;
    await pass(60_000);
    expect(vi.mocked(call).mock.calls.length).toBeLessThanOrEqual(reads + 4);
  });

  it("is read less often where a storefront stays away", async () => {
    open(publish);
    await pass(20_000);
    const reads = vi.mocked(call).mock.calls.length;
    await pass(60_000);
    expect(vi.mocked(call).mock.calls.length - reads).toBeLessThanOrEqual(5);
  });

  it("is not waited for while it is only scheduled", async () => {
    open({ ...publish, state: "scheduled" });
    await pass(60_000);
    expect(vi.mocked(call).mock.calls.length).toBe(1);
  });
});
