import { and, eq, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { termVersions } from "../db/schema/content";
import { consents } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

const TOMORROW = new Date(FRIDAY_MORNING.getTime() + 86_400_000);

describe.each(engines)("agreements that stand, on $name", (engine) => {
  let clinic: TestClinic;
  let scope: PartnerScope;
  let marketing: { termId: number; version: string };
  beforeAll(async () => {
    clinic = await openClinic(engine);
    scope = new PartnerScope(clinic.db, "alpha");
    const { body } = await clinic.call("GET /terms", { query: {} });
    const { id: termId = 0, version = "" } = body.rows.find(({ slug }) => slug === "marketing") ?? {};
    marketing = { termId, version };
  });
  afterAll(() => clinic.close());
  beforeEach(() => {
    clinic.clock.now = FRIDAY_MORNING;
  });

  const times = ["24", "26"].flatMap((day) =>
    [10, 11, 14, 15, 16].map((hour) => `2026-11-${day}T${hour}:00:00+09:00`),
  );
  /** Each at another time. */
  const visit = (agreements: { termId: number; version: string }[]) => {
    const reservedAt = times.shift() ?? "";
    return clinic.visit({ reservedAt, employeeId: clinic.doctors[1], agreements });
  };
  const standing = async (token: string) =>
    (await clinic.call("GET /customers/this/agreements", {}, { token })).body.rows;
  const keptFor = async (reservationId: number) =>
    (await scope.rows(consents, { where: eq(consents.reservationId, reservationId) })).map(
      ({ termId, version, agreedAt }) => ({ termId, version, agreedAt }),
    );

  it("are told to their customer alone, and need not be given again", async () => {
    const token = await clinic.signIn();
    expect(await standing(token)).toEqual([]);
    expect((await clinic.call("GET /customers/this/agreements", {})).status).toBe(401);
    expect((await clinic.book(visit([]), { token })).status).toBe(400);

    await clinic.book(visit(clinic.required), { token });
    const told = clinic.required.map((agreement) => ({
      ...agreement,
      agreedAt: FRIDAY_MORNING.toISOString(),
      isCurrent: true,
    }));
    expect(await standing(token)).toEqual(told);
    expect(await standing(await clinic.signIn())).toEqual([]);

    clinic.clock.now = TOMORROW;
    const { status, body } = await clinic.book(visit([]), { token });
    expect(status).toBe(200);
    const before = clinic.required.map((agreement) => ({ ...agreement, agreedAt: FRIDAY_MORNING }));
    expect(await keptFor(body.row.id)).toEqual(before);
  });

  it("are kept with their new time where they are given again", async () => {
    const token = await clinic.signIn();
    await clinic.book(visit(clinic.required), { token });
    clinic.clock.now = TOMORROW;
    const { body } = await clinic.book(visit(clinic.required), { token });
    for (const { agreedAt } of await keptFor(body.row.id)) expect(agreedAt).toEqual(TOMORROW);
  });

  it("do not take back a no to marketing", async () => {
    const token = await clinic.signIn();
    const whoIs = async () => (await clinic.call("GET /customers/this", {}, { token })).body.row;
    await clinic.book(visit([...clinic.required, marketing]), { token });
    expect((await standing(token)).map(({ termId }) => termId)).toContain(marketing.termId);
    const body = { isMarketingReceivable: false };
    await clinic.call("PUT /customers/this/marketing-receivable", { body }, { token });
    expect((await standing(token)).map(({ termId }) => termId)).not.toContain(marketing.termId);
    const { body: answer } = await clinic.book(visit([]), { token });
    expect((await whoIs()).isMarketingReceivable).toBe(false);
    expect((await keptFor(answer.row.id)).map(({ termId }) => termId)).not.toContain(marketing.termId);
  });

  it("end with their text: only changed terms are requested again", async () => {
    const token = await clinic.signIn();
    await clinic.book(visit(clinic.required), { token });
    const [changed] = clinic.required;
    const termId = changed?.termId ?? 0;
    const isOld = and(
      eq(termVersions.termId, termId),
      eq(termVersions.version, changed?.version ?? ""),
    ) as SQL;
    const old = await scope.first(termVersions, { where: isOld });
    const effectiveAt = "2026-11-21";
    await scope.insert(termVersions, [
      { termId, version: "9", effectiveAt, contentHtml: old?.contentHtml ?? "" },
    ]);
    clinic.clock.now = TOMORROW;
    const outdated = (await standing(token)).filter(({ isCurrent }) => !isCurrent);
    expect(outdated.map((agreement) => agreement.termId)).toEqual([termId]);
    expect((await clinic.book(visit([]), { token })).status).toBe(400);
    expect((await clinic.book(visit([{ termId, version: "9" }]), { token })).status).toBe(200);
    expect((await standing(token)).every(({ isCurrent }) => isCurrent)).toBe(true);
  });
});
