import { eq } from "drizzle-orm";
import { reservationOffers } from "../db/schema/reservation-offers";
import { PartnerScope } from "../db/scope";
import { openClinic } from "./clinic";
import { deskPerson, historyOf } from "./desk";
import type { Engine } from "./engines";

/** A clinic that confirms each request itself. */
const TENANT = "confirm";

/** That clinic with its reception, the visitors' requests, and the links that they get. */
export async function openOfferClinic(engine: Engine) {
  const clinic = await openClinic(engine);
  const desk = await deskPerson(clinic, { tenant: TENANT });
  const scope = new PartnerScope(clinic.db, TENANT);
  const { doctors, required } = await clinic.readClinic(TENANT);

  const doctor = (index = 0) => doctors[index] ?? 0;
  const book = (reservedAt: string, index = 0) =>
    clinic.book(clinic.visit({ reservedAt, employeeId: doctor(index), agreements: required }), {
      tenant: TENANT,
    });
  async function requested(reservedAt: string) {
    const { status, body } = await book(reservedAt);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.row;
  }
  const confirmed = async (reservedAt: string) =>
    desk.step((await requested(reservedAt)).id, { step: "confirm", version: 1 });
  const offer = async (id: number, starts: string[], { person = desk, version = 1, index = 0 } = {}) =>
    (
      await person.call("PUT /studio/:clinic/reservations/:id/offer", {
        params: { id },
        body: { version, times: starts.map((startAt) => ({ startAt, employeeId: doctor(index) })) },
      })
    ).row;
  const withdraw = (id: number, version: number, person = desk) =>
    person.call("PUT /studio/:clinic/reservations/:id/offer/withdraw", { params: { id }, body: { version } });
  const lastMessage = () => clinic.sms.messages[0]?.text ?? "";
  const sentToken = () => /\/offers\/([\w-]+)/.exec(lastMessage())?.[1] ?? "";
  const ask = async (token: string, tenant: string, init?: RequestInit) => {
    const answer = await clinic.app.request(`/offers/${tenant}/${token}`, init);
    await clinic.deliverMessages();
    return { status: answer.status, text: await answer.text() };
  };
  const page = (token: string, tenant = TENANT) => ask(token, tenant);
  const press = (token: string, choice: number, tenant = TENANT) =>
    ask(token, tenant, { method: "POST", body: new URLSearchParams({ choice: String(choice) }) });
  /** Of the open offer, the soonest first. */
  const idsOf = async (id: number) =>
    (await scope.rows(reservationOffers, { where: eq(reservationOffers.reservationId, id) }))
      .filter(({ closedAt }) => closedAt === null)
      .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())
      .map((row) => row.id);
  const inbox = async () => (await desk.call("GET /studio/:clinic/requests", {})).rows;
  const actionsOf = async (id: number) =>
    (await historyOf(clinic, id, TENANT)).map(({ action, actorKind }) => [action, actorKind]);
  const person = (given: Parameters<typeof deskPerson>[1]) =>
    deskPerson(clinic, { ...given, tenant: TENANT });

  return {
    clinic,
    desk,
    scope,
    person,
    doctor,
    book,
    requested,
    confirmed,
    offer,
    withdraw,
    lastMessage,
    sentToken,
    page,
    press,
    idsOf,
    inbox,
    actionsOf,
  };
}

export type OfferClinic = Awaited<ReturnType<typeof openOfferClinic>>;
