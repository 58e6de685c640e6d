import { parse } from "csv-parse/sync";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audit } from "../db/schema/audit";
import { boardTypes, customerPosts } from "../db/schema/boards";
import { customerNotes, customers } from "../db/schema/customers";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { type DeskPerson, deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { newPerson } from "../testing/sign-up-clinic";
import { FRIDAY_MORNING } from "../testing/test-backend";

const customer = "/studio/:clinic/customers/:id" as const;

describe.each(engines)("customers at the desk on $name", (engine) => {
  let clinic: TestClinic;
  let scope: PartnerScope;
  let desk: DeskPerson;
  let owner: DeskPerson;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    scope = new PartnerScope(clinic.db, "alpha");
    desk = await deskPerson(clinic);
    owner = await deskPerson(clinic, { role: "owner", name: "한대표" });
  });
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => clinic.close());

  const add = async (name: string, phone: string | null = randomPhone()) => {
    const [row] = await scope.insert(customers, [{ name, phone, createdAt: FRIDAY_MORNING }]);
    return row?.id ?? 0;
  };
  const list = async (search = "") =>
    (await desk.call("GET /studio/:clinic/customers", { query: { search } })).rows;
  const card = async (id: number, person = desk) =>
    (await person.call(`GET ${customer}`, { params: { id } })).row;
  const addNote = async (id: number, text: string, person = desk) =>
    (await person.call(`POST ${customer}/notes`, { params: { id }, body: { text } })).row;
  const erase = (id: number) => owner.call(`DELETE ${customer}`, { params: { id } });
  const auditOf = (kind: string, id: number) =>
    scope.rows(audit, {
      where: and(eq(audit.thingKind, kind), eq(audit.thingId, id)),
      orderBy: [asc(audit.id)],
    });
  /** A customer with a visit at this time, and what it is. */
  async function visitor(reservedAt: string, phone = randomPhone()) {
    const token = await clinic.signIn({ phone });
    const { id, reservationNumber } = (await clinic.book(clinic.visit({ reservedAt }), { token })).body.row;
    const { customer: found } = await desk.record(id);
    return { id: found.id, phone, reservation: id, reservationNumber };
  }

  it.each([
    ["하랑", "황보하랑"],
    ["ㅎㅂㅎㄹ", "황보하랑"],
    ["황ㅂㅎ", "황보하랑"],
    ["황보 랑", "황보하랑"],
    ["o'neil", "O'Neil (VIP)"],
    ["(vip)", "O'Neil (VIP)"],
    ["[a-z]", undefined],
    [".*", undefined],
    ["\\", undefined],
    ["%", undefined],
    ["ㄳㅎ", "감사해"],
    ["너울", "너울".normalize("NFD")],
  ])("finds %j: %s", async (search, name) => {
    if (name && (await scope.count(customers, eq(customers.name, name))) === 0) await add(name);
    expect((await list(search)).map((row) => row.name)).toEqual(name ? [name] : []);
  });

  it("finds whose number ends with it before whose has it within, and nobody by two digits", async () => {
    const within = await add("가나다", "01055661231");
    const last = await add("하하하", "01099905566");
    expect((await list("5566")).map(({ id }) => id)).toEqual([last, within]);
    expect(await list("55")).toEqual([]);
  });

  it("finds by a reservation's number, even who has left", async () => {
    const { id, reservation, reservationNumber } = await visitor("2026-11-24T03:00:00Z");
    expect(await list(reservationNumber.toLowerCase())).toMatchObject([{ id, kind: "guest" }]);
    await clinic.cancel(reservation);
    await erase(id);
    expect(await list(reservationNumber)).toMatchObject([{ id, kind: "left", phone: null }]);
    expect(await list("탈퇴한")).toEqual([]);
  });

  it("lists who still comes by time, then who was here lately, this morning too", async () => {
    const past = await visitor("2026-11-20T02:00:00Z");
    const earlier = await visitor("2026-11-20T01:00:00Z");
    clinic.clock.now = new Date("2026-11-25T00:00:00Z");
    const later = await visitor("2026-11-26T06:00:00Z");
    const next = await visitor("2026-11-25T02:00:00Z");
    // Also comes again: what is over today does not put them first.
    const done = await visitor("2026-11-25T01:00:00Z");
    await desk.add(newOne(done.id, "2026-12-03T02:00:00Z"));
    const canceled = await visitor("2026-11-26T08:00:00Z");
    await clinic.cancel(canceled.reservation);
    clinic.clock.now = new Date("2026-11-25T01:45:00Z");
    await desk.step(done.reservation, { step: "arrive", version: 1 });
    await desk.step(done.reservation, { step: "finish", version: 2 });
    const shown = (await list()).map(({ id }) => id);
    const ours = [next, later, done, past, earlier].map(({ id }) => id);
    expect(shown.filter((id) => ours.includes(id))).toEqual(ours);
    expect(shown).not.toContain(canceled.id);
    const [first] = await list(next.phone);
    expect(first).toMatchObject({ visits: 0, lastVisitAt: null, nextVisitAt: "2026-11-25T02:00:00.000Z" });
  });

  it("shows visits, consents, posts, changes and notes of one customer", async () => {
    const { id, reservation, phone } = await visitor("2026-11-20T05:00:00Z");
    clinic.clock.now = new Date("2026-11-20T05:00:00Z");
    await desk.step(reservation, { step: "arrive", version: 1 });
    const late = (await desk.add(newOne(id, "2026-11-20T07:00:00Z"))).id;
    await desk.step(late, { step: "cancel", version: 1, reason: "사정", isVisitorsWish: true });
    const ahead = (await desk.add(newOne(id, "2026-12-01T02:00:00Z"))).id;
    const board = await scope.first(boardTypes, { where: eq(boardTypes.kind, "customer") });
    const texts = { title: "문의합니다", content: "글", authorName: "김", phone, passwordHash: "x" };
    const times = { createdAt: FRIDAY_MORNING, updatedAt: FRIDAY_MORNING };
    const rest = { boardTypeId: board?.id ?? 0, number: 9100, isPrivate: true, agreements: [] };
    await scope.insert(customerPosts, [{ ...texts, ...times, ...rest, customerId: id }]);
    const note = await addNote(id, "붉은 기가 오래 가는 편");

    expect(await card(id)).toMatchObject({
      phone,
      kind: "guest",
      visits: 1,
      noShows: 0,
      lateCancellations: 1,
      firstVisitAt: "2026-11-20T05:00:00.000Z",
      lastVisitAt: "2026-11-20T05:00:00.000Z",
      nextVisitAt: "2026-12-01T02:00:00.000Z",
      reservations: [{ id: ahead }, { id: late, status: "canceled" }, { id: reservation, status: "arrived" }],
      posts: [{ title: "문의합니다", board: board?.title, isPrivate: true, isAnswered: false }],
      notes: [{ ...note, isOwn: true, authorName: "박접수" }],
    });
    const { consents, changes, doctors } = await card(id);
    expect(consents).toHaveLength(clinic.required.length);
    expect(consents[0]).toMatchObject({ version: expect.any(String), agreedAt: expect.any(String) });
    expect(changes.map(({ action, reservationId }) => [action, reservationId])).toEqual([
      ["note.added", null],
      ["reservation.added", ahead],
      ["reservation.cancel", late],
      ["reservation.added", late],
      ["reservation.arrive", reservation],
      ["reservation.added", reservation],
    ]);
    expect(doctors.map(({ id: doctor }) => doctor)).toEqual(expect.arrayContaining(clinic.doctors));
    expect((await card(id, owner)).notes).toMatchObject([{ isOwn: false }]);
  });

  it("writes who added and removed a note into the history, without its words", async () => {
    const id = await add("메모 손님");
    const { id: noteId } = await addNote(id, "남에게 보이지 않을 말");
    await desk.call(`DELETE ${customer}/notes/:noteId`, { params: { id, noteId } });
    const rows = await auditOf("customer", id);
    expect(rows).toMatchObject([
      { action: "note.added", actorName: "박접수", before: null, after: { noteId } },
      { action: "note.removed", actorName: "박접수", before: { noteId }, after: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain("남에게");
    await expect(addNote(id, "  ")).rejects.toThrow();
    await expect(addNote(id, "가".repeat(1001))).rejects.toThrow();
    expect((await addNote(id, "가".repeat(1000))).text).toHaveLength(1000);
  });

  it("keeps the notes of a guest whose account is merged into their membership", async () => {
    const person = newPerson();
    const guest = await visitor("2026-11-24T01:00:00Z", person.phone);
    await addNote(guest.id, "합쳐도 남는 말");
    await clinic.signUp(person);
    const [found] = await list(guest.reservationNumber);
    expect(found?.kind).toBe("regular");
    expect((await card(found?.id ?? 0)).notes).toMatchObject([{ text: "합쳐도 남는 말" }]);
  });

  it("exports all of one person, without what admits anybody, and says who did", async () => {
    const { id, phone, reservationNumber } = await visitor("2026-11-24T05:00:00Z");
    await addNote(id, "내보낼 말");
    const { row } = await owner.call(`POST ${customer}/export`, { params: { id } });
    expect(row).toMatchObject({
      customer: { id, phone },
      reservations: [{ reservationNumber, treatments: [], moves: [] }],
      notes: [{ text: "내보낼 말" }],
      changes: [{ action: "note.added" }, { action: "reservation.added" }],
    });
    expect(row.consents).toHaveLength(clinic.required.length);
    expect(row.sessions).toHaveLength(1);
    expect(JSON.stringify(row)).not.toMatch(/Hash|Token|storageKey|partnerId/);
    expect((await auditOf("customer", id)).at(-1)).toMatchObject({
      action: "customer.exported",
      actorName: "한대표",
    });
  });

  it("exports the list as a table for Excel in which no name is a formula", async () => {
    const names = ['=HYPERLINK("http://x","y")', "+1", "-1", "@x", " =1", '쉼표, "따옴표"'];
    for (const name of names) await add(name, null).catch(() => add(name));
    const gone = await add("곧 나갈 손님", "01012344321");
    await erase(gone);
    const { csv, customers: count } = (await owner.call("POST /studio/:clinic/customers/export", {})).row;
    expect(csv.startsWith("\ufeff이름,전화,구분,")).toBe(true);
    const rows: string[][] = parse(csv, { bom: true });
    expect(rows).toHaveLength(count + 1);
    const written = rows.map(([name]) => name);
    for (const name of names.slice(0, 5)) expect(written).toContain(`'${name}`);
    expect(written).toContain(names[5]);
    expect(rows.flat().filter((cell) => /^[\s=+\-@]/.test(cell))).toEqual([]);
    expect(csv).not.toContain("곧 나갈");
    expect(rows.find(([name]) => name === "황보하랑")?.[1]).toMatch(/^010-\d{4}-\d{4}$/);
    expect((await auditOf("customers", 0)).at(-1)).toMatchObject({
      action: "customers.exported",
      after: { customers: count },
    });
  });

  it("erases as the customer's own leaving does, once no visit is ahead", async () => {
    const { id, phone, reservation } = await visitor("2026-11-24T06:00:00Z");
    await addNote(id, "지워질 말");
    expect(await outcomeOf(erase(id))).toMatchObject({ status: 422, code: "customer.has-reservations" });
    expect(await card(id)).toMatchObject({ phone, notes: [{ text: "지워질 말" }] });
    expect((await auditOf("customer", id)).map(({ action }) => action)).toEqual(["note.added"]);
    await clinic.cancel(reservation);
    clinic.revalidatedTags.length = 0;
    await erase(id);
    expect(clinic.revalidatedTags).toEqual(["partner:alpha:posts"]);
    expect(await card(id)).toMatchObject({ kind: "left", name: "탈퇴한 회원", phone: null, notes: [] });
    expect(await scope.count(customerNotes, eq(customerNotes.customerId, id))).toBe(0);
    const [kept] = await scope.rows(reservations, { where: eq(reservations.id, reservation) });
    expect(kept).toMatchObject({ customerPhone: phone, memo: "" });
    expect((await auditOf("customer", id)).at(-1)).toMatchObject({
      action: "customer.erased",
      actorName: "한대표",
    });
    expect((await outcomeOf(erase(id))).status).toBe(404);
    expect(await outcomeOf(addNote(id, "늦은 말"))).toMatchObject({ status: 422, code: "customer.left" });
  });

  const newOne = (id: number, startAt: string) => ({
    source: "phone" as const,
    customer: { id },
    startAt,
    employeeId: clinic.doctors[1] ?? 0,
  });
});
