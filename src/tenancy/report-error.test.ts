import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportError } from "./report-error";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.stubEnv("PREVIEW_SECRET", "a secret of this deployment");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  fetched.mockReset();
});

const told = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).errors);

/** A report is signed first, by threads that no fake clock moves. */
async function reported(times: number) {
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(times));
}

it("tells once what failed several times, and again what nobody heard", async () => {
  fetched.mockRejectedValueOnce(new Error("down")).mockResolvedValue(new Response("{}"));
  reportError("lumiere.localhost:3000", "/[partner]/products");
  reportError("LUMIERE.localhost", "/[partner]/products");
  reportError("lumiere.localhost", "/[partner]");
  await reported(1);
  reportError("", "/~platform");
  await reported(2);
  await vi.advanceTimersByTimeAsync(60_000);
  const first = [
    { host: "lumiere.localhost", call: "/[partner]/products", count: 2 },
    { host: "lumiere.localhost", call: "/[partner]", count: 1 },
  ];
  expect(told()[0]).toEqual(first);
  expect(told()[1]).toEqual(expect.arrayContaining([...first, { host: "", call: "/~platform", count: 1 }]));
  expect(fetched).toHaveBeenCalledTimes(2);
});
