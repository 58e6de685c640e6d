import type { Diary } from "@/contract/studio/desk";

const HALF_HOUR = 30;
const SYLLABLES = [..."영일이삼사오육칠팔구"];

/** A doctor's half hour. */
export interface Slot {
  employeeId: number;
  doctorName: string;
  date: string;
  clock: string;
  /** ISO 8601. */
  startAt: string;
}

/** A booking that a visitor asks for. */
export interface Wish extends Slot {
  /** One visitor's alone. */
  name: string;
}

export interface Move {
  wish: Wish;
  to: Slot;
}

export type DayPlan = ReturnType<typeof planDay>;

/** A day with four doctors from morning to evening, on which nobody has booked. */
export const isFullDay = (diary: Diary): boolean =>
  isUntouched(diary) && workingDoctors(diary).length >= 4 && clocksOf(diary).length >= 20;
/** A day that takes the rest. */
export const isUsualDay = (diary: Diary): boolean =>
  isUntouched(diary) && workingDoctors(diary).length >= 3 && clocksOf(diary).length >= 12;

/**
 * Sixty bookings and where the desk moves some of them, so that no two steps of the day want one half hour: visitors ask
 * for every other one, and the half hours between are what others are moved to.
 */
export function planDay(first: Diary, second: Diary, word: string) {
  let count = 0;
  const wish = (slot: Slot): Wish => ({ ...slot, name: nameOf(word, count++) });
  const slot = slotsOf(first);
  const columnOf = (doctor: number, count = 10) =>
    Array.from({ length: count }, (_, index) => wish(slot(doctor, 2 * index)));
  const between = (doctor: number, halfHours: readonly number[]) =>
    halfHours.map((halfHour) => slot(doctor, halfHour));
  const [kept, asked, mixed] = [columnOf(0), columnOf(1), columnOf(2)];
  const spared = [0, 1].map((halfHour) => wish(slot(3, halfHour)));
  const hit = [2, 4, 6, 8, 10, 12].map((halfHour) => wish(slot(3, halfHour)));
  const ofSecond = slotsOf(second);
  const rest = Array.from({ length: 21 }, (_, index) => wish(ofSecond(index % 3, Math.floor(index / 3))));
  const contested = wish(slot(0, 19));
  return {
    /** What every visitor's name begins with. */
    word,
    dates: [first.date, second.date] as const,
    /** The reception says yes to these by key … */
    confirmed: [...kept, ...hit.slice(4), ...mixed.slice(0, 4)],
    /** … and no to these; the first no is taken back, and becomes a yes. */
    refused: mixed.slice(4, 8),
    dragged: kept.map((each, index) => ({ wish: each, to: slot(index % 2, 2 * index + 1) })),
    moved: asked.map((each, index) => ({ wish: each, to: slot(2, 2 * index + 1) })),
    /** A doctor falls ill at 11: those from then on find another doctor, or are called off. */
    illness: {
      doctorName: slot(3, 2).doctorName,
      from: slot(3, 2).clock,
      to: first.doctors.find(({ id }) => id === slot(3, 2).employeeId)?.hours?.end ?? "",
      led: hit.slice(0, 4).map((each, index) => ({ wish: each, to: slot(0, 4 * index + 3) })),
      calledOff: hit.slice(4),
    },
    /** Free half hours for those who call. */
    calls: between(1, [1, 5, 9, 13, 17]),
    /** A visitor takes it while the reception is about to give it to a caller. */
    contested,
    /** By the widget on a phone. */
    onPhones: [...asked.slice(8), ...rest.slice(0, 10)],
    /** By the widget's calls. */
    morning: [...kept, ...mixed, ...hit.slice(4), ...asked.slice(0, 8)],
    afternoon: [...spared, ...hit.slice(0, 4), ...rest.slice(15)],
    /** Wished for by three visitors each. */
    raced: rest.slice(10, 15),
  };
}

/** The half hours of a doctor's day, by number. */
function slotsOf(diary: Diary) {
  const [doctors, clocks] = [workingDoctors(diary), clocksOf(diary)];
  return (doctor: number, halfHour: number): Slot => {
    const { id: employeeId, name: doctorName } = doctors[doctor] ?? { id: 0, name: "" };
    const { date } = diary;
    const clock = clocks[halfHour] ?? "";
    return { employeeId, doctorName, date, clock, startAt: instantOf(date, clock) };
  };
}

const isUntouched = ({ hours, reservations, blocks }: Diary) =>
  hours !== null && reservations.length === 0 && blocks.length === 0;

/** Those who are there as long as the clinic is open. */
const workingDoctors = ({ doctors, hours }: Diary) =>
  doctors.filter((doctor) => doctor.hours?.start === hours?.start && doctor.hours?.end === hours?.end);

/** The half hours of the clinic's day, without lunch. */
function clocksOf({ hours, lunch }: Diary): string[] {
  if (!hours) return [];
  const clocks = [];
  for (let minutes = minutesOf(hours.start); minutes < minutesOf(hours.end); minutes += HALF_HOUR) {
    const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`.padStart(5, "0");
    if (!lunch || clock < lunch.start || clock >= lunch.end) clocks.push(clock);
  }
  return clocks;
}

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

const instantOf = (date: string, clock: string) => new Date(`${date}T${clock}:00+09:00`).toISOString();

/** 하루영일, 하루영이 … */
const nameOf = (word: string, index: number) =>
  `${word}${SYLLABLES[Math.floor(index / 10)]}${SYLLABLES[index % 10]}`;
