import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiInput } from "@/contract/api";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

type Filters = ApiInput<"GET /customer/reservations">["query"];

describe.each(engines)("reservations on $name", (engine) => {
  let clinic: TestClinic;
  let treatment: number[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    treatment = await clinic.optionIds("alpha", "초음파");
  });
  afterAll(() => clinic.close());

  it("answers all that a page of success needs", async () => {
    const row = await clinic.booked("2026-11-24T01:00:00Z", {
      kind: "treatment",
      productOptionIds: treatment,
      memo: "주차합니다",
    });
    expect(row).toMatchObject({
      reservationDetail: "초음파 리프팅 300샷 외 1건",
      reservedAt: "2026-11-24T01:00:00.000Z",
      partnerName: "alpha 의원",
      partnerAddress: "서울 강남구 시험로 1",
      customerName: "김손님",
      customerPhone: expect.stringMatching(/^010\d{8}$/),
      isIncludeVat: false,
      isSend: true,
      isReservationConfirm: false,
      createdAt: FRIDAY_MORNING.toISOString(),
      isChangeable: true,
      isCancelable: true,
      changeableUntil: "2026-11-23T01:00:00.000Z",
      calendarUrl: expect.stringMatching(/^\/calendar\/[\da-f-]{36}\.ics$/),
    });
    expect(row.reservationProductOptions).toHaveLength(2);
  });

  it.each([
    ["its purpose", { purpose: "보톡스 상담" }, "보톡스 상담"],
    ["that it is one", {}, "방문 예약"],
  ])("says of a visit %s", async (_, changes, detail) => {
    const row = await clinic.booked("2026-11-24T05:00:00Z", changes);
    expect(row.reservationDetail).toBe(detail);
    await clinic.cancel(row.id);
  });

  it("keeps where a visitor came from for the clinic, cut to its length, and nothing that is not about that", async () => {
    const attribution = { utm_source: "naver", utm_campaign: "가을 <b>이벤트</b>", utm_eventId: "3" };
    const others = {
      gclid: "x",
      utm_id: "1",
      utm_content: "a".repeat(201),
      utm_term: `${"a".repeat(199)}😀`,
    };
    const row = await clinic.booked("2026-11-24T06:00:00Z", { attribution: { ...attribution, ...others } });
    const kept = await new PartnerScope(clinic.db, "alpha").first(reservations, {
      where: eq(reservations.id, row.id),
    });
    const cut = { utm_content: "a".repeat(200), utm_term: "a".repeat(199) };
    expect(kept?.attribution).toEqual({ ...attribution, ...cut });
  });

  it("lists a customer's own by status, kind, day and whether they are to come", async () => {
    const token = await clinic.signUp();
    const own = { token };
    const book = async (reservedAt: string, changes = {}) => {
      const { body } = await clinic.book(
        clinic.visit({ reservedAt, employeeId: clinic.doctors[1], ...changes }),
        own,
      );
      return body.row.id;
    };
    const visit = await book("2026-11-25T01:00:00Z");
    const late = await book("2026-11-25T09:30:00Z");
    const long = await book("2026-11-26T05:00:00Z", { kind: "treatment", productOptionIds: treatment });
    const gone = await book("2026-11-30T01:00:00Z");
    await clinic.cancel(gone, "", own);
    const list = async (query: Filters) => {
      const { body } = await clinic.call("GET /customer/reservations", { query }, own);
      expect(body.count).toBe(body.rows.length);
      return body.rows.map(({ id }) => id);
    };
    expect(await list({})).toEqual([gone, long, late, visit]);
    expect(await list({ isUpcoming: true })).toEqual([visit, late, long]);
    expect((await clinic.call("GET /customer/badge", {}, { token })).body.row.reservationCount).toBe(3);
    expect(await list({ isUpcoming: false })).toEqual([gone]);
    expect(await list({ status: "canceled" })).toEqual([gone]);
    expect(await list({ status: "confirmed,canceled", kind: "visit" })).toEqual([gone, late, visit]);
    expect(await list({ kind: "treatment" })).toEqual([long]);
    expect(await list({ from: "2026-11-25", to: "2026-11-25" })).toEqual([late, visit]);
    expect(await list({ from: "2026-11-26", isUpcoming: true })).toEqual([long]);
    expect(await list({ to: "2026-11-24" })).toEqual([]);
    const paged = await clinic.call("GET /customer/reservations", { query: { page: 2, pageSize: 3 } }, own);
    expect(paged.body).toMatchObject({ count: 4, page: 2, pageSize: 3, rows: [{ id: visit }] });
  });

  it.each<[string, Record<string, unknown>]>([
    ["a status that is none", { status: "done" }],
    ["no status at all", { status: "" }],
    ["a kind that is none", { kind: "surgery" }],
    ["a day that is none", { from: "2026-02-30" }],
    ["a page below the first", { page: 0 }],
    ["a page beyond numbers", { page: "1e999" }],
    ["SQL", { to: "2026-01-01'; drop table reservations; --" }],
  ])("refuses to list by %s", async (_, query) => {
    const { status, body } = await clinic.call(
      "GET /customer/reservations",
      { query: query as Filters },
      { token: clinic.token },
    );
    expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.any(Array) } });
  });

  it.each([
    ["alpha", false],
    ["confirm", true],
  ])("says whether %s confirms, and knows only its own treatments", async (tenant, isConfirmed) => {
    const ids = await clinic.optionIds(tenant, "초음파");
    const ask = (productOptionIds: number[] | undefined) =>
      clinic.call("GET /customer/reservation-confirm", { query: { productOptionIds } }, { tenant });
    expect((await ask(undefined)).body.row).toEqual({ isReservationConfirm: isConfirmed });
    expect((await ask(ids)).body.row).toEqual({ isReservationConfirm: isConfirmed });
    expect((await ask([...ids, 999_999])).status).toBe(404);
    expect((await ask([0])).status).toBe(400);
  });

  it("books as a request where the clinic confirms, and holds its time all the same", async () => {
    const tenant = "confirm";
    const { doctors, required } = await clinic.readClinic(tenant);
    const own = { tenant };
    const request = clinic.visit({ agreements: required, employeeId: doctors[1] });
    const { body } = await clinic.book(request, own);
    expect(body.row).toMatchObject({ status: "waiting", isReservationConfirm: true });
    expect((await clinic.book(request, own)).status).toBe(409);
    expect((await clinic.cancel(body.row.id, "", own)).status).toBe(200);
    expect((await clinic.book(request, own)).status).toBe(200);
  });

  it("does not let a request over a full time block others", async () => {
    const tenant = "force";
    const { doctors, required } = await clinic.readClinic(tenant);
    const own = { tenant };
    const reservedAt = "2026-11-30T02:00:00Z";
    const request = clinic.visit({ agreements: required, employeeId: doctors[0], reservedAt });
    const [holder, asking] = [await clinic.book(request, own), await clinic.book(request, own)];
    await clinic.cancel(holder.body.row.id, "", own);
    const query = { date: "2026-11-30", employeeId: doctors[0] };
    const { body } = await clinic.call("GET /partner-schedules/time", { query }, { tenant });
    expect(body.rows.find(({ time }) => time === "11:00")).toMatchObject({
      isAvailable: true,
      isWaiting: false,
    });
    expect((await clinic.book(request, own)).body.row.status).toBe("confirmed");
    expect(asking.body.row.status).toBe("waiting");
  });

  it("finds doctors' next free times for as long as the treatment takes", async () => {
    // Half an hour is left of each half of Friday: enough for a visit alone.
    const lee = clinic.doctors[1];
    const taken = ["01:30", "02:00", "02:30", "03:00", "03:30"];
    taken.push("05:30", "06:00", "06:30", "07:00", "07:30", "08:00", "08:30", "09:00", "09:30");
    for (const time of taken) await clinic.booked(`2026-11-20T${time}:00Z`, { employeeId: lee });
    const next = async (productOptionIds?: number[]) => {
      const { body } = await clinic.call("GET /partner-employee-schedules/employees", {
        query: { productOptionIds },
      });
      return body.rows.find(({ id }) => id === lee)?.nextAvailableAt;
    };
    expect(await next()).toBe("2026-11-20T01:00:00.000Z");
    expect(await next(treatment)).toBe("2026-11-23T01:00:00.000Z");
  });
});
