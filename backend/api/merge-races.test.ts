import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { customers } from "../db/schema/customers";
import { PartnerScope } from "../db/scope";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { newPerson, tokenOf } from "../testing/sign-up-clinic";

const ROUNDS = 4;
const TIMES = ["10:00", "10:30", "11:00", "11:30", "12:00", "14:00", "14:30", "15:00", "15:30"];

describe.each(engines)(
  "requests while their guest's account becomes part of a member's on $name",
  (engine) => {
    let clinic: TestClinic;
    let options: number[];
    beforeAll(async () => {
      clinic = await openClinic(engine);
      options = await clinic.optionIds("alpha", "초음파");
    });
    afterAll(() => clinic.close());

    let visits = 0;
    /** A time of the second doctor's that is nobody's yet. */
    function nextVisit() {
      const day = 24 + Math.floor(visits / TIMES.length);
      const reservedAt = new Date(`2026-11-${day}T${TIMES[visits % TIMES.length]}:00+09:00`).toISOString();
      visits += 1;
      return clinic.visit({ reservedAt, employeeId: clinic.doctors[1] });
    }
    const cartOf = async (token: string) =>
      (await clinic.call("GET /carts", {}, { token })).body.rows.map(({ option }) => option.id);
    const reservationsOf = async (token: string) =>
      (await clinic.call("GET /customer/reservations", { query: {} }, { token })).body.rows.map(
        ({ id }) => id,
      );

    /** A member, and a guest who is signed in with a token of their own. */
    async function meet() {
      const person = newPerson();
      await clinic.signUp(person);
      const token = await clinic.signIn({ phone: randomPhone() });
      return { token, impUid: clinic.identity.verify(person) };
    }
    const write = (token: string) =>
      Promise.all([
        clinic.call("POST /carts", { body: { productOptionIds: options } }, { token }),
        clinic.book(nextVisit(), { token }),
        clinic.call("POST /recent-products", { body: { productId: 1 } }, { token }),
        clinic.call(
          "PUT /customers/this/marketing-receivable",
          { body: { isMarketingReceivable: true } },
          { token },
        ),
      ]);

    it("follow to the account that remains, in the session that proved the identity", async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { token, impUid } = await meet();
        const [merged, written] = await Promise.all([
          clinic.call("PUT /api/guest-customer/certification-info", { body: { impUid } }, { token }),
          write(token),
        ]);
        expect([merged, ...written].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
        const member = tokenOf(merged);
        expect(await reservationsOf(member)).toEqual([written[1].body.row.id]);
        expect((await cartOf(member)).sort()).toEqual([...options].sort());
      }
    });

    it("stay a guest's in a session that proved a phone alone, and never fail", async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const person = newPerson();
        const member = await clinic.signUp(person);
        const kept = (await clinic.book(nextVisit(), { token: member })).body.row.id;
        const token = await clinic.signIn({ phone: person.phone });
        const body = { impUid: clinic.identity.verify(person) };
        const [merged, written] = await Promise.all([
          clinic.call("POST /api/signin", { body }),
          write(token),
        ]);
        expect([merged, ...written].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
        const booked = written[1].body.row.id;
        const lists = [await reservationsOf(tokenOf(merged)), await reservationsOf(token)];
        expect(lists.flat().sort()).toEqual([kept, booked].sort());
        expect(lists[1]).not.toContain(kept);
      }
    });

    it("are handled for the member when they come just after, with the token of before", async () => {
      const { token, impUid } = await meet();
      const merged = await clinic.call(
        "PUT /api/guest-customer/certification-info",
        { body: { impUid } },
        { token },
      );
      const late = await clinic.book(nextVisit(), { token });
      expect(late.status).toBe(200);
      expect(await reservationsOf(tokenOf(merged))).toEqual([late.body.row.id]);
      const renewed = await clinic.call("POST /access-tokens", {}, { token });
      const lifeMs = Date.parse(renewed.body.row.expiresAt) - clinic.clock.now.getTime();
      expect(lifeMs).toBeLessThanOrEqual(10_000);
    });

    it("are a 401, not a fault, where the session itself has ended", async () => {
      const scope = new PartnerScope(clinic.db, "alpha");
      const token = await clinic.signIn();
      const { id } = (await clinic.call("GET /customers/this", {}, { token })).body.row;
      const transaction = vi
        .spyOn(PartnerScope.prototype, "transaction")
        .mockImplementationOnce(async (work) => {
          await scope.delete(customers, eq(customers.id, id));
          return work(scope);
        });
      const answer = await clinic.call("POST /carts", { body: { productOptionIds: options } }, { token });
      transaction.mockRestore();
      expect(answer.status).toBe(401);
    });
  },
);
