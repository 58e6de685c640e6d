import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openClinic, type TestClinic } from "../testing/clinic";
import { deskPerson } from "../testing/desk";
import { engines } from "../testing/engines";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

/** Lines as they were before they were folded. */
const unfold = (file: string) => file.replace(/\r\n[\t ]/g, "").split("\r\n");

describe.each(engines)("calendar files on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  async function linesOf(path: string): Promise<string[]> {
    return unfold(await (await clinic.app.request(path)).text());
  }

  it("gives every reservation a file that calendars read, without a token and without the customer", async () => {
    const productOptionIds = await clinic.optionIds("alpha", "초음파");
    const row = await clinic.booked("2026-11-24T01:00:00Z", {
      kind: "treatment",
      productOptionIds,
      memo: "비밀 메모",
    });
    const response = await clinic.app.request(row.calendarUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      `inline; filename="${row.reservationNumber}.ics"`,
    );
    const file = await response.text();
    expect(unfold(file)).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "METHOD:PUBLISH",
        `UID:${row.reservationNumber}@alpha`,
        "SEQUENCE:0",
        "DTSTART:20261124T010000Z",
        "DTEND:20261124T021500Z",
        "STATUS:CONFIRMED",
        "SUMMARY:alpha 의원 예약",
        "LOCATION:alpha 의원\\, 서울 강남구 시험로 1",
      ]),
    );
    const description = unfold(file).find((line) => line.startsWith("DESCRIPTION:"));
    for (const words of [row.reservationNumber, "초음파 리프팅 300샷", "김하나 대표원장", "02-000-0000"])
      expect(description).toContain(words);
    for (const personal of [row.customerName, row.customerPhone, row.customerPhone.slice(3), "비밀 메모"])
      expect(file).not.toContain(personal);
  });

  it("moves its entry with the reservation, and takes it out when that is canceled", async () => {
    const row = await clinic.booked("2026-11-25T01:00:00Z");
    await clinic.change(row.id, { reservedAt: "2026-11-26T02:00:00Z" });
    const uid = `UID:${row.reservationNumber}@alpha`;
    expect(await linesOf(row.calendarUrl)).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        uid,
        "SEQUENCE:1",
        "DTSTART:20261126T020000Z",
        "STATUS:CONFIRMED",
      ]),
    );
    const canceled = await clinic.cancel(row.id);
    expect(canceled.body.row.calendarUrl).toBe(row.calendarUrl);
    expect(await linesOf(row.calendarUrl)).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", uid, "SEQUENCE:2", "STATUS:CANCELLED", "TRANSP:TRANSPARENT"]),
    );
  });

  it("puts its entry back when the desk takes a cancellation back", async () => {
    const row = await clinic.booked("2026-12-01T01:00:00Z");
    const desk = await deskPerson(clinic);
    const canceled = await desk.step(row.id, { step: "cancel", version: 1, reason: "전화로 취소" });
    await desk.step(row.id, { step: "stepBack", version: canceled.version, reason: "잘못 눌렀습니다" });
    expect(await linesOf(row.calendarUrl)).toEqual(
      expect.arrayContaining(["METHOD:PUBLISH", "SEQUENCE:2", "STATUS:CONFIRMED"]),
    );
  });

  it("says that a request still waits for the clinic", async () => {
    const tenant = "confirm";
    const { required, doctors } = await clinic.readClinic(tenant);
    const own = { tenant, token: await clinic.signIn({ tenant }) };
    const { body } = await clinic.book(clinic.visit({ agreements: required, employeeId: doctors[1] }), own);
    const lines = await linesOf(body.row.calendarUrl);
    expect(lines).toEqual(expect.arrayContaining(["STATUS:TENTATIVE", "SUMMARY:alpha 의원 예약"]));
  });

  it.each([
    ["an unknown token", `/calendar/${UNKNOWN}.ics`],
    ["a token without its ending", `/calendar/${UNKNOWN}`],
    ["no token", "/calendar/.ics"],
    ["a reservation's id", "/calendar/1000001.ics"],
    ["SQL", `/calendar/${encodeURIComponent("' or 1=1 --")}.ics`],
    ["a NUL", "/calendar/%00.ics"],
    ["a path", "/calendar/..%2f..%2fetc%2fpasswd.ics"],
  ])("does not know %s", async (_, path) => {
    expect((await clinic.app.request(path)).status).toBe(404);
  });

  it("never logs a token", async () => {
    const row = await clinic.booked("2026-11-30T01:00:00Z");
    await clinic.app.request(row.calendarUrl);
    expect(clinic.logLines.join("\n")).toContain("/calendar/");
    expect(clinic.logLines.join("\n")).not.toContain(row.calendarUrl);
  });
});
