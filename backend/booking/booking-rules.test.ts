import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BookingBody, openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

describe.each(engines)("booking rules on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  it.each([
    ["in the past", "2026-11-19T02:00:00Z", "reservation.past"],
    ["earlier today", "2026-11-19T23:59:00Z", "reservation.past"],
    ["before opening", "2026-11-23T00:30:00Z", "reservation.closed"],
    ["after closing", "2026-11-23T10:00:00Z", "reservation.closed"],
    ["in the lunch break", "2026-11-23T04:00:00Z", "reservation.lunch"],
    ["on a Sunday", "2026-11-22T02:00:00Z", "reservation.closed"],
    ["on a closed day of the clinic", "2026-11-27T02:00:00Z", "reservation.closed"],
    ["beside the grid", "2026-11-23T02:10:00Z", "reservation.offGrid"],
    ["between two seconds of the grid", "2026-11-23T02:00:01Z", "reservation.offGrid"],
    ["on the doctor's day off", "2026-11-23T02:00:00Z", "reservation.dayOff"],
    ["beyond the range", "2026-12-22T02:00:00Z", "reservation.outOfRange"],
    ["in a year that calendars end before", "9999-12-31T23:30:00Z", "reservation.outOfRange"],
    ["in a year before calendars", "0001-01-01T00:00:00Z", "reservation.past"],
  ])("refuses a time %s", async (_, reservedAt, message) => {
    const { status, body } = await clinic.book(clinic.visit({ reservedAt }));
    expect({ status, body }).toMatchObject({ status: 422, body: { message } });
    expect(body).toHaveProperty("translatedMessage", expect.stringMatching(/[가-힣]/));
  });

  it("refuses a treatment that would run into lunch or past closing", async () => {
    const [ultra] = await clinic.optionIds("alpha", "초음파");
    const treatment = { kind: "treatment" as const, productOptionIds: [ultra ?? 0] };
    const intoLunch = await clinic.book(clinic.visit({ ...treatment, reservedAt: "2026-11-24T03:30:00Z" }));
    expect(intoLunch.body).toMatchObject({ statusCode: 422, message: "reservation.lunch" });
    const tooLate = await clinic.book(clinic.visit({ ...treatment, reservedAt: "2026-11-24T09:30:00Z" }));
    expect(tooLate.body).toMatchObject({ statusCode: 422, message: "reservation.tooLate" });
  });

  it("refuses public holidays", async () => {
    clinic.clock.now = new Date("2026-12-01T00:00:00Z");
    const christmas = await clinic.book(clinic.visit({ reservedAt: "2026-12-25T02:00:00Z" }), {
      token: await clinic.signIn(),
    });
    clinic.clock.now = new Date("2026-11-20T00:00:00Z");
    expect(christmas.body).toMatchObject({ statusCode: 422, message: "reservation.holiday" });
  });

  it("wants every clinic.required agreement in the version that is in effect", async () => {
    const reservedAt = "2026-11-26T02:00:00Z";
    const [first, ...others] = clinic.required;
    const without = await clinic.book(clinic.visit({ reservedAt, agreements: others }));
    expect(without.body).toMatchObject({
      statusCode: 400,
      message: [`body.agreements: ${first?.termId} is required`],
    });
    const old = clinic.required.map((agreement) => ({ ...agreement, version: "0" }));
    expect((await clinic.book(clinic.visit({ reservedAt, agreements: old }))).status).toBe(400);
    expect(clinic.required.map(({ version }) => version)).toEqual(["1", "2"]);
  });

  it.each<[string, Partial<BookingBody>]>([
    ["a visit with treatments", { productOptionIds: [1] }],
    ["a treatment without any", { kind: "treatment" }],
  ])("refuses %s", async (_, changes) => {
    expect((await clinic.book(clinic.visit({ reservedAt: "2026-11-26T02:00:00Z", ...changes }))).status).toBe(
      400,
    );
  });

  it("does not know treatments and doctors of another partner", async () => {
    const other = await clinic.readClinic("free");
    const reservedAt = "2026-11-26T02:00:00Z";
    const foreignDoctor = other.doctors.at(-1);
    expect((await clinic.book(clinic.visit({ reservedAt, employeeId: foreignDoctor }))).status).toBe(404);
    const [foreign] = await clinic.optionIds("free", "free만의");
    const treatment = clinic.visit({ kind: "treatment", productOptionIds: [foreign ?? 0], reservedAt });
    expect((await clinic.book(treatment)).status).toBe(404);
  });

  it("says of each day whether anything is left, and why not", async () => {
    const query = { from: "2026-11-19", to: "2026-12-26", employeeId: clinic.doctors[0] };
    const { body } = await clinic.call("GET /partner-schedules/available-dates", { query });
    const reasonOf = Object.fromEntries(body.rows.map(({ date, reason }) => [date, reason]));
    expect(reasonOf).toMatchObject({
      "2026-11-19": "past",
      "2026-11-20": null,
      "2026-11-22": "closed",
      "2026-11-23": "closed",
      "2026-11-27": "closed",
      "2026-12-25": "outOfRange",
    });
    const tooMany = { from: "2026-11-19", to: "2027-11-19" };
    expect((await clinic.call("GET /partner-schedules/available-dates", { query: tooMany })).status).toBe(
      400,
    );
  });

  it("in FREE mode takes any opening hour as a request, but never a doctor's time twice", async () => {
    const tenant = "free";
    const own = { tenant };
    const { doctors, required } = await clinic.readClinic(tenant);
    const request = clinic.visit({ agreements: required, employeeId: doctors[0] });
    const dayOff = await clinic.book(request, own);
    expect(dayOff.body.row).toMatchObject({ status: "waiting", isReservationConfirm: true, total: null });
    expect((await clinic.book(request, own)).status).toBe(409);
    const any = { ...request, employeeId: undefined };
    const beyondRoom = [await clinic.book(any, own), await clinic.book(any, own)].map(({ body }) => body.row);
    expect(beyondRoom.map(({ status }) => status)).toEqual(["waiting", "waiting"]);
    expect(beyondRoom[1]?.employee).toBeNull();
  });

  it("with forced reservations takes a full time as a request that holds nothing", async () => {
    const tenant = "force";
    const own = { tenant };
    const { doctors, required } = await clinic.readClinic(tenant);
    const request = clinic.visit({
      agreements: required,
      employeeId: doctors[0],
      reservedAt: "2026-11-24T02:00:00Z",
    });
    const statuses = [];
    for (let time = 0; time < 3; time++) statuses.push((await clinic.book(request, own)).body.row.status);
    expect(statuses).toEqual(["confirmed", "waiting", "waiting"]);
    const query = { date: "2026-11-24", employeeId: doctors[0] };
    const { body } = await clinic.call("GET /partner-schedules/time", { query }, { tenant });
    const at11 = body.rows.find(({ time }) => time === "11:00");
    expect(at11).toMatchObject({ isAvailable: true, isWaiting: true });
  });

  it("requires a session", async () => {
    expect((await clinic.book(clinic.visit(), { token: undefined })).status).toBe(401);
    expect((await clinic.book(clinic.visit(), { token: "made-up" })).status).toBe(401);
    const elsewhere = await clinic.book(clinic.visit(), { tenant: "free", token: clinic.token });
    expect(elsewhere.status).toBe(401);
  });
});
