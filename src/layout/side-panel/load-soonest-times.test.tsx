import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserGet } from "@/api/browser-get";
import { loadSoonestTimes } from "./load-soonest-times";

vi.mock("@/api/browser-get", () => ({ browserGet: vi.fn() }));

const NOW = new Date("2026-11-20T09:00:00+09:00");
const doctor = (id: number, nextAvailableAt: string | null) => ({ id, nextAvailableAt });
const time = (clock: string) => ({
  reservedAt: `2026-11-21T${clock}:00+09:00`,
  time: clock,
  isAvailable: true,
  isWaiting: false,
});

let doctors: { id: number; nextAvailableAt: string | null }[];
let releaseDoctors: () => void;
const asked = () => vi.mocked(browserGet).mock.calls.map(([, key, query]) => [key.slice(4), query]);
const askedDays = () =>
  asked().flatMap(([path, query]) => (path === "/partner-schedules/time" ? [query] : []));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  doctors = [doctor(1, "2026-11-22T10:00:00+09:00"), doctor(2, "2026-11-21T15:30:00+09:00"), doctor(3, null)];
  const held = new Promise<void>((resolve) => {
    releaseDoctors = resolve;
  });
  vi.mocked(browserGet).mockReset();
  vi.mocked(browserGet).mockImplementation(async (_, key) => {
    if (key !== "GET /partner-employee-schedules/employees")
      return { rows: ["15:30", "16:00", "16:30", "17:00", "17:30"].map(time), count: 5 } as never;
    await held;
    return { rows: doctors, count: doctors.length } as never;
  });
});
afterEach(() => vi.useRealTimers());

/** As the page has it that asks before its doctors are there. */
async function load() {
  const loaded = loadSoonestTimes("http://api.example", NOW);
  await vi.advanceTimersByTimeAsync(10);
  const before = askedDays();
  releaseDoctors();
  return { before, soonest: await loaded };
}

describe("loadSoonestTimes", () => {
  it("shows the first four times of the day on which the first doctor is free", async () => {
    const { before, soonest } = await load();
    expect(before).toEqual([]);
    expect(soonest?.date).toBe("2026-11-21");
    expect(soonest?.times.map(({ time: clock }) => clock)).toEqual(["15:30", "16:00", "16:30", "17:00"]);
  });

  it("keeps who can be booked, and asks for their day at once the next time", async () => {
    await load();
    expect(JSON.parse(localStorage.getItem("manager") ?? "")).toEqual({ rows: doctors, count: 3 });
    vi.mocked(browserGet).mockClear();
    const { before, soonest } = await load();
    expect(before).toEqual([{ date: "2026-11-21" }]);
    expect(askedDays()).toHaveLength(1);
    expect(soonest?.date).toBe("2026-11-21");
  });

  it.each([
    ["another day by now", [doctor(1, "2026-11-24T10:00:00+09:00")], [{ date: "2026-11-24" }]],
    ["gone by", [doctor(1, "2026-11-19T10:00:00+09:00")], []],
  ])("does not believe what it kept where that is %s", async (_, rows, before) => {
    localStorage.setItem("manager", JSON.stringify({ rows, count: 1 }));
    const loaded = await load();
    expect(loaded.before).toEqual(before);
    expect(loaded.soonest?.date).toBe("2026-11-21");
    expect(askedDays().at(-1)).toEqual({ date: "2026-11-21" });
  });

  it("shows nothing where no doctor is free in reach", async () => {
    doctors = [doctor(1, null)];
    expect((await load()).soonest).toBeNull();
  });
});
