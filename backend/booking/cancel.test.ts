import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("cancels and the rule of changes on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  it("cancels once, keeps the reason, and frees the time at once", async () => {
    const row = await clinic.booked("2026-12-01T01:00:00Z");
    expect(row).toMatchObject({ isCancelable: true, canceledAt: null, cancelReason: null });
    const { body } = await clinic.cancel(row.id, "  일정이 생겼어요 ");
    expect(body.row).toMatchObject({
      status: "canceled",
      canceledAt: FRIDAY_MORNING.toISOString(),
      cancelReason: "일정이 생겼어요",
      isChangeable: false,
      isCancelable: false,
    });
    const sent = clinic.sms.messages.length;
    expect(clinic.sms.messages[0]?.text).toContain("예약이 취소되었습니다.");
    const again = await clinic.cancel(row.id, "다른 이유");
    expect([again.status, again.body.row.cancelReason]).toEqual([200, "일정이 생겼어요"]);
    expect(clinic.sms.messages.length).toBe(sent);
    expect((await clinic.book(clinic.visit({ reservedAt: "2026-12-01T01:00:00Z" }))).status).toBe(200);
    const change422 = await clinic.change(row.id, { reservedAt: "2026-12-01T02:00:00Z" });
    expect(change422.body).toMatchObject({ statusCode: 422, message: "reservation.canceled" });
  });

  it.each([
    ["a reason that is a number", { reason: 1 }],
    ["a reason that is a list", { reason: ["하나"] }],
    ["a reason of 201 letters", { reason: "가".repeat(201) }],
    ["a reason with a NUL", { reason: "a\u0000b" }],
    ["a list", []],
    ["nothing", null],
  ])("refuses to cancel with %s", async (_, body) => {
    const { status } = await clinic.call(
      "PUT /customer/reservations/:id/cancel",
      { params: { id: 1 }, body: {} },
      { token: clinic.token, rawBody: JSON.stringify(body) },
    );
    expect(status).toBe(400);
  });

  it("keeps a reason as it was written, whatever it looks like", async () => {
    const row = await clinic.booked("2026-12-01T05:00:00Z");
    const reason = "<script>alert(1)</script> '; drop table reservations; -- 🙏";
    expect((await clinic.cancel(row.id, reason)).body.row.cancelReason).toBe(reason);
  });

  it("knows only the customer's own reservations", async () => {
    const row = await clinic.booked("2026-12-02T01:00:00Z");
    const reservedAt = "2026-12-02T02:00:00Z";
    const token = await clinic.signIn();
    expect((await clinic.change(row.id, { reservedAt }, { token })).status).toBe(404);
    expect((await clinic.cancel(row.id, "", { token })).status).toBe(404);
    expect((await clinic.cancel(row.id, "", { token: undefined })).status).toBe(401);
    const elsewhere = { tenant: "free", token: await clinic.signIn({ tenant: "free" }) };
    expect((await clinic.cancel(row.id, "", elsewhere)).status).toBe(404);
    expect((await clinic.change(row.id, { reservedAt }, elsewhere)).status).toBe(404);
  });

  it("follows the clinic's rule: a day ahead unless it says otherwise, with its phone where it is too late", async () => {
    const row = await clinic.booked("2026-12-03T02:00:00Z");
    expect(row).toMatchObject({ isChangeable: true, changeableUntil: "2026-12-02T02:00:00.000Z" });
    clinic.clock.now = new Date("2026-12-02T01:59:59Z");
    expect((await clinic.change(row.id, { reservedAt: "2026-12-04T02:00:00Z" })).status).toBe(200);
    expect((await clinic.change(row.id, { reservedAt: "2026-12-03T02:00:00Z" })).status).toBe(200);
    clinic.clock.now = new Date("2026-12-02T02:00:00Z");
    const answers = [
      await clinic.change(row.id, { reservedAt: "2026-12-04T02:00:00Z" }),
      await clinic.cancel(row.id),
    ];
    for (const { body } of answers)
      expect(body).toMatchObject({
        statusCode: 422,
        message: "reservation.change-too-late",
        translatedMessage: expect.stringMatching(/24시간 전까지.*02-000-0000/),
      });
    clinic.clock.now = new Date("2026-12-03T02:00:00Z");
    expect((await clinic.cancel(row.id)).body).toMatchObject({
      statusCode: 422,
      message: "reservation.over",
    });
  });

  it("waits for the clinic again where it confirms, and lets a changed one go until it starts where it says so", async () => {
    const tenant = "confirm";
    const { required, doctors } = await clinic.readClinic(tenant);
    const own = { tenant, token: await clinic.signIn({ tenant }) };
    const request = clinic.visit({
      agreements: required,
      employeeId: doctors[1],
      reservedAt: "2026-12-01T02:00:00Z",
    });
    const { body } = await clinic.book(request, own);
    expect(body.row).toMatchObject({ status: "waiting", changeableUntil: body.row.reservedAt });
    clinic.clock.now = new Date("2026-12-01T01:59:59Z");
    const moved = await clinic.change(body.row.id, { reservedAt: "2026-12-01T06:00:00Z" }, own);
    expect(moved.body.row).toMatchObject({ status: "waiting", isReservationConfirm: true });
    expect(clinic.sms.messages[0]?.text).toContain("변경 요청을 받았습니다");
  });

  it("gives a request that held no time its own, once one is free", async () => {
    const tenant = "force";
    const { required, doctors } = await clinic.readClinic(tenant);
    const own = { tenant };
    const reservedAt = "2026-11-25T02:00:00Z";
    const request = clinic.visit({ agreements: required, employeeId: doctors[0], reservedAt });
    const [first, second] = [await clinic.book(request, own), await clinic.book(request, own)];
    expect([first.body.row.status, second.body.row.status]).toEqual(["confirmed", "waiting"]);
    const still = await clinic.change(second.body.row.id, { reservedAt }, own);
    expect(still.body.row.status).toBe("waiting");
    expect((await clinic.cancel(first.body.row.id, "", own)).status).toBe(200);
    const freed = await clinic.change(second.body.row.id, { reservedAt }, own);
    expect(freed.body.row.status).toBe("confirmed");
  });

  it("never brings back a reservation that is canceled while it is changed", async () => {
    const times = ["01:00", "01:30", "02:00", "02:30", "03:00", "03:30"];
    const rows = [];
    for (const time of times) rows.push(await clinic.booked(`2026-12-08T${time}:00Z`));
    const attempts = await Promise.all(
      rows.flatMap(({ id }, index) => [
        clinic.change(id, { reservedAt: `2026-12-09T${times[index]}:00Z` }),
        clinic.cancel(id),
        clinic.change(id, { reservedAt: `2026-12-10T${times[index]}:00Z` }),
      ]),
    );
    const changes = attempts.filter((_, index) => index % 3 !== 1).map(({ status }) => status);
    expect(changes.filter((status) => status !== 200 && status !== 422)).toEqual([]);
    const canceled = attempts.filter((_, index) => index % 3 === 1);
    expect(canceled.map(({ status }) => status)).toEqual(times.map(() => 200));
    for (const { id } of rows) {
      const params = { id };
      const { body } = await clinic.call(
        "GET /customer/reservations/:id",
        { params },
        { token: clinic.bookerOf(id) },
      );
      expect(body.row.status).toBe("canceled");
    }
  });

  it("finds each a doctor of its own, of two that move to any doctor at the same moment", async () => {
    const rows = [];
    for (const time of ["05:30", "06:00"]) rows.push(await clinic.booked(`2026-12-11T${time}:00Z`));
    const moves = rows.map(({ id }) =>
      clinic.change(id, { reservedAt: "2026-12-11T07:00:00Z", employeeId: null }),
    );
    const doctors = (await Promise.all(moves)).map(({ body }) => body.row?.employee?.id);
    expect(doctors.toSorted()).toEqual(clinic.doctors.toSorted());
  });

  it("gives a time to one alone, of those who move there and those who book it", async () => {
    const rows = [];
    for (const time of ["01:00", "01:30", "02:00", "02:30"])
      rows.push(await clinic.booked(`2026-12-11T${time}:00Z`));
    const reservedAt = "2026-12-11T05:00:00Z";
    const attempts = await Promise.all([
      ...rows.map(({ id }) => clinic.change(id, { reservedAt })),
      ...rows.map(() => clinic.book(clinic.visit({ reservedAt }))),
    ]);
    const statuses = attempts.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
  });
});
