import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "@/contract/studio/roles";
import { customers } from "../db/schema/customers";
import { employeeBlocks } from "../db/schema/employees";
import { reservationOptions, reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";

type NewReservation = Omit<typeof reservations.$inferInsert, "partnerId">;

/** Of the clinic's zone: `at("16", "10:00")` is on 16 November 2026. */
const at = (day: string, clock: string) => new Date(`2026-11-${day}T${clock}:00+09:00`);
const get = "GET /studio/:clinic/figures" as const;

/**
 * Today is Friday the 20th. Two doctors work eight hours on weekdays: 2,400 minutes each from the 14th to the 20th, of
 * which the first one has two hours of the 17th blocked.
 */
describe.each(engines)("the clinic's figures on $name", (engine) => {
  let clinic: TestClinic;
  const doctors: [number, number] = [0, 0];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    const [kim = 0, lee = 0] = clinic.doctors;
    doctors.splice(0, 2, kim, lee);
    await writeVisits(new PartnerScope(clinic.db, "alpha"), kim, lee);
  });
  afterAll(() => clinic.close());

  async function writeVisits(scope: PartnerScope, kim: number, lee: number) {
    const people = await Promise.all(
      ["하나", "두리", "세나"].map(async (name, index) => {
        const person = { name, phone: `0109000000${index}`, createdAt: at("01", "09:00") };
        const [row] = await scope.insert(customers, [person]);
        return row?.id ?? 0;
      }),
    );
    const [hana = 0, duri = 0, sena = 0] = people;
    await visit({ customerId: hana, employeeId: kim, startAt: at("12", "10:00"), endAt: at("12", "11:00") });
    const lifting = await visit({
      ...{ customerId: hana, employeeId: kim, total: 100_000, createdAt: at("10", "23:50") },
      ...{ startAt: at("16", "10:00"), endAt: at("16", "11:00") },
    });
    await book(lifting, "300샷", 100_000);
    // Booked by phone far ahead, for the last half-hour of the day.
    await visit({
      ...{
        customerId: duri,
        employeeId: kim,
        source: "phone",
        status: "noShow",
        createdAt: at("01", "00:10"),
      },
      ...{ startAt: at("16", "23:30"), endAt: at("17", "00:00") },
    });
    await visit({
      ...{ customerId: hana, employeeId: lee, status: "confirmed", total: 200_000 },
      attribution: { utm_source: "naver_search" },
      // Half of it over lunch.
      ...{ startAt: at("18", "12:30"), endAt: at("18", "13:30") },
    });
    await visit({
      ...{ customerId: sena, employeeId: lee, status: "canceled", isLate: true, total: 500_000 },
      ...{ startAt: at("19", "10:00"), endAt: at("19", "11:00"), holdsTime: false },
    });
    await visit({
      ...{
        customerId: sena,
        employeeId: kim,
        status: "arrived",
        source: "walkIn",
        createdAt: at("20", "10:00"),
      },
      ...{ startAt: at("20", "10:00"), endAt: at("20", "10:30") },
    });
    // Tomorrow at the clinic, today in UTC.
    await visit({ customerId: duri, employeeId: kim, startAt: at("21", "00:00"), endAt: at("21", "00:30") });
    await scope.insert(employeeBlocks, [
      {
        ...{ employeeId: kim, kind: "block", reason: "회의" },
        ...{ startAt: at("17", "14:00"), endAt: at("17", "16:00") },
      },
    ]);

    async function visit(
      changes: Partial<NewReservation> & Pick<NewReservation, "customerId" | "startAt" | "endAt">,
    ) {
      serial += 1;
      const row: NewReservation = {
        ...{
          reservationNumber: `R${serial}`,
          kind: "visit",
          status: "completed",
          seat: null,
          holdsTime: true,
        },
        ...{ memo: "", customerName: "손님", customerPhone: "01090000000", isIncludeVat: false },
        ...{ subtotal: 0, vat: 0, total: changes.total ?? 0, isSend: false, attribution: {} },
        createdAt: at("09", "12:00"),
        ...changes,
      };
      const [written] = await scope.insert(reservations, [row]);
      return written?.id ?? 0;
    }
    async function book(reservationId: number, name: string, price: number) {
      const [optionId = 0] = await clinic.optionIds("alpha", "초음파");
      const option = {
        productId: 1,
        productName: "초음파 리프팅",
        description: "",
        isDefault: true,
        sortOrder: 0,
      };
      await scope.insert(reservationOptions, [
        { ...option, reservationId, optionId, name, price, durationMinutes: 60 },
      ]);
    }
  }
  let serial = 0;

  const read = async (role: StaffRole = "owner", more: Parameters<typeof deskPerson>[1] = {}, query = {}) =>
    (await (await deskPerson(clinic, { role, ...more })).call(get, { query })).row;

  it("counts the visits of seven days of the clinic's own calendar", async () => {
    const { from, to, totals, before } = await read();
    expect([from, to]).toEqual(["2026-11-14", "2026-11-20"]);
    expect(totals).toEqual({
      bookings: 4,
      amount: 300_000,
      online: 2,
      noShows: 1,
      // One of three says nothing.
      noShowShare: null,
      usedShare: (60 + 30 + 30) / (2400 - 120 + 2400),
      firstVisits: 1,
      canceled: 1,
      canceledLate: 1,
    });
    expect(before).toMatchObject({ bookings: 1, firstVisits: 1, canceled: 0, usedShare: 60 / 4800 });
  });

  it("tells how they came, by day", async () => {
    const { sources, columns } = await read();
    expect(sources).toEqual([
      { name: "네이버", bookings: 1 },
      { name: "전화", bookings: 1 },
      { name: "현장", bookings: 1 },
      { name: "홈페이지 바로", bookings: 1 },
    ]);
    expect(columns).toHaveLength(7);
    expect(columns[1]).toEqual({ from: "2026-11-15", isClosed: true, bookings: [0, 0, 0, 0] });
    expect(columns[2]).toEqual({ from: "2026-11-16", isClosed: false, bookings: [0, 1, 0, 1] });
    expect(columns[6]?.bookings).toEqual([0, 0, 1, 0]);
  });

  it("measures each doctor's time without lunch and blocks", async () => {
    const { doctors: rows } = await read();
    expect(rows).toEqual([
      { name: "김하나", usedShare: 90 / 2280, usedShareBefore: 60 / 2400 },
      { name: "이두리", usedShare: 30 / 2400, usedShareBefore: 0 },
    ]);
  });

  it("shows which hours were empty", async () => {
    const { free } = await read();
    expect(free.hours).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(free.weekdays.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
    expect(free.weekdays[0]?.free).toEqual([1, 2, 2, null, 2, 2, 2, 2, 2]);
    // The first doctor's block, and the booking that ends in the lunch.
    expect(free.weekdays[1]?.free.slice(4, 7)).toEqual([1, 1, 2]);
    expect(free.weekdays[2]?.free[2]).toBe(1);
  });

  it("counts how far ahead was booked by days of the calendar", async () => {
    const { noShowsByLead } = await read();
    expect(noShowsByLead.map(({ visits }) => visits)).toEqual([1, 0, 1, 0, 1]);
  });

  it("names what was booked most, at the prices of booking", async () => {
    const { treatments } = await read();
    expect(treatments).toEqual([{ title: "초음파 리프팅 300샷", bookings: 1, amount: 100_000 }]);
  });

  it("groups four weeks by seven days, and a year by months", async () => {
    const weeks = await read("owner", {}, { period: "4w" });
    expect(weeks.columns.map(({ from }) => from)).toEqual([
      "2026-10-24",
      "2026-10-31",
      "2026-11-07",
      "2026-11-14",
    ]);
    expect(weeks.totals.bookings).toBe(5);
    const year = await read("owner", {}, { period: "12m" });
    expect(year.columns.map(({ from }) => from.slice(0, 7))).toEqual([
      ...["2025-11", "2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05"],
      ...["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"],
    ]);
  });

  it("gives a doctor own ones alone", async () => {
    const row = await read("doctor", { employeeId: doctors[1] });
    expect(row.doctors).toEqual([{ name: "이두리", usedShare: 30 / 2400, usedShareBefore: 0 }]);
    expect(row.totals).toMatchObject({ bookings: 1, amount: 200_000, firstVisits: 0, canceled: 1 });
    expect(row.treatments).toEqual([]);
  });

  it("gives an agency that the owner allows it to no sums", async () => {
    const row = await read("agency", { grants: ["see-figures"] });
    expect(row.totals).toMatchObject({ bookings: 4, amount: null });
    expect(row.before.amount).toBeNull();
    expect(row.treatments).toMatchObject([{ bookings: 1, amount: null }]);
  });

  it.each(STAFF_ROLES)("are for who may see them: %s", async (role) => {
    const may: StaffRole[] = ["owner", "manager", "doctor"];
    const person = await deskPerson(clinic, { role, employeeId: role === "doctor" ? doctors[0] : null });
    const { status } = await outcomeOf(person.call(get, { query: {} }));
    expect(status).toBe(may.includes(role) ? 200 : 403);
  });

  it("never counts another clinic's", async () => {
    const row = await read("owner", { tenant: "free" });
    expect(row.totals).toMatchObject({ bookings: 0, amount: 0, noShowShare: null, usedShare: 0 });
    expect(row).toMatchObject({ sources: [], treatments: [] });
  });
});
