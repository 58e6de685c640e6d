import { describe, expect, it } from "vitest";
import { overlaps } from "./clinic-hours";
import { arrangeSeats, hasSeat, type Seated } from "./seats";

const CAPACITY = 3;
const OPEN = 600;
const GRID = 30;
const VISITS_A_DAY = 80;

/** The same numbers from 0 to 1 on each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function randomVisit(random: () => number, id: number) {
  const start = OPEN + GRID * Math.floor(random() * 18);
  return { id, start, end: start + (1 + Math.floor(random() * 4)) * GRID };
}

/** Most visitors at one moment, by counting each minute. */
function mostAtOnce(
  visits: { start: number; end: number }[],
  { start, end }: { start: number; end: number },
) {
  const minutes = Array.from({ length: end - start }, (_, index) => start + index);
  return Math.max(...minutes.map((at) => visits.filter((one) => one.start <= at && at < one.end).length));
}

const sharedSeats = (seated: Seated[]) =>
  seated.filter((one) =>
    seated.some((other) => other !== one && other.seat === one.seat && overlaps(one, other)),
  );

/** Books where there is room, as a clinic does, and tells how often others had to change their seats. */
function bookRandomDay(random: () => number): number {
  let seated: Seated[] = [];
  let changes = 0;
  for (let id = 1; id <= VISITS_A_DAY; id++) {
    // Some cancel, which leaves gaps.
    seated = seated.filter(() => random() > 0.03);
    const visit = randomVisit(random, id);
    const isRoom = mostAtOnce(seated, visit) < CAPACITY;
    expect(hasSeat(seated, visit, CAPACITY)).toBe(isRoom);
    if (!isRoom) continue;
    const beside = [...seated, ...arrangeSeats([visit], seated)];
    const isBeside = beside.every(({ seat }) => seat <= CAPACITY);
    if (!isBeside) changes += 1;
    seated = isBeside ? beside : arrangeSeats([...seated, visit]);
    expect(seated.every(({ seat }) => seat <= CAPACITY)).toBe(true);
    expect(sharedSeats(seated)).toEqual([]);
  }
  return changes;
}

describe("seats", () => {
  it("are enough where there is room, and no two visitors share one, on 40 random days", () => {
    const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
    const changes = seeds.map((seed) => bookRandomDay(numbersFrom(seed)));
    expect(Math.max(...changes)).toBeGreaterThan(0);
  });

  const taken = (seat: number | string | null, start: number, end: number) => ({ seat, start, end });
  it.each([
    ["one after the other", true, [taken(1, 660, 690), taken(2, 690, 720)]],
    ["one after the other, the second by a hold", true, [taken(1, 660, 690), taken("hold", 690, 720)]],
    ["at the same time", false, [taken(1, 660, 720), taken(2, 690, 720)]],
    ["at the same time, one by a hold", false, [taken(1, 600, 720), taken("hold", 690, 750)]],
    ["at the same time, both by one offer", true, [taken("offer", 660, 720), taken("offer", 690, 720)]],
    ["at the same time, one beyond the capacity", true, [taken(1, 660, 720), taken(null, 690, 720)]],
    ["before and after", true, [taken(1, 600, 660), taken(2, 600, 660), taken(1, 720, 750)]],
  ])("of two, taken %s: room is %s", (_, isRoom, bookings) => {
    expect(hasSeat(bookings, { start: 660, end: 720 }, 2)).toBe(isRoom);
  });

  it("are arranged beside those who keep theirs", () => {
    const keeping = [{ id: 1, start: 690, end: 720, seat: 1 }];
    const visits = [
      { id: 2, start: 660, end: 720 },
      { id: 3, start: 660, end: 690 },
    ];
    expect(arrangeSeats(visits, keeping)).toEqual([
      { id: 2, start: 660, end: 720, seat: 2 },
      { id: 3, start: 660, end: 690, seat: 1 },
    ]);
  });
});
