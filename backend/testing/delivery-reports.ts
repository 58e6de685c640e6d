import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type MessageRow, messages } from "../db/schema/messages";
import { reservationOffers } from "../db/schema/reservation-offers";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import { createApp } from "../http/app";
import { sha256 } from "../lib/sha256";
import { deliver } from "../messages/deliver";
import type { MessageProvider } from "../providers/message-provider";
import { NhnCloud } from "../providers/nhn-cloud";
import { Solapi } from "../providers/solapi";
import { openClinic, type TestClinic } from "./clinic";
import type { Engine } from "./engines";
import {
  NHN_KAKAO_KEYS,
  NHN_SMS_KEYS,
  NHN_TEMPLATE,
  NHN_WEBHOOK_SIGNATURE,
  startNhnCloud,
} from "./provider-stubs/nhn-cloud";
import {
  SOLAPI_KEY,
  SOLAPI_SECRET,
  SOLAPI_TEMPLATE,
  SOLAPI_WEBHOOK_SECRET,
  startSolapi,
} from "./provider-stubs/solapi";

const SENDER = "0212345678";
const OFFER_MS = 7_200_000;
export const REPORTERS = ["solapi", "nhn"] as const;
type Reporter = (typeof REPORTERS)[number];

/** A provider, its stub, and its codes. */
interface Case {
  provider: MessageProvider;
  reportOf: (codes: Record<string, string>) => RequestInit;
  meet: (trouble: "lost") => void;
  delivered: string;
  failed: string;
  pending: string;
}
const templatesAs = (template: string) =>
  Object.fromEntries(["confirmed", "dayBefore", "offered"].map((kind) => [`${kind}_ko_v1`, template]));

async function openCases(): Promise<Record<Reporter, Case> & { close: () => Promise<void> }> {
  const [solapi, nhn] = await Promise.all([startSolapi(), startNhnCloud()]);
  const countryCodes = ["82"];
  return {
    solapi: {
      provider: new Solapi({
        url: solapi.url,
        apiKey: SOLAPI_KEY,
        apiSecret: SOLAPI_SECRET,
        sender: SENDER,
        channelId: "KA01PF",
        templateIds: templatesAs(SOLAPI_TEMPLATE),
        countryCodes,
      }),
      ...solapi,
      delivered: "4000",
      failed: "3104",
      pending: "3000",
    },
    nhn: {
      provider: new NhnCloud({
        sms: { url: nhn.url, ...NHN_SMS_KEYS, sender: SENDER },
        kakao: {
          url: nhn.url,
          ...NHN_KAKAO_KEYS,
          senderKey: "channel",
          templateCodes: templatesAs(NHN_TEMPLATE),
        },
        countryCodes,
      }),
      ...nhn,
      delivered: "1000",
      failed: "3019",
      pending: "0",
    },
    close: async () => {
      await Promise.all([solapi.close(), nhn.close()]);
    },
  };
}

/** A clinic whose messages go by stubs of the providers that report, and whose backend takes their reports. */
export async function openReports(engine: Engine) {
  const [clinic, cases] = await Promise.all([openClinic(engine), openCases()]);
  const { services, db } = clinic;
  const scope = new PartnerScope(db, "alpha", services.queue);
  const environment = { ...services.environment, SOLAPI_WEBHOOK_SECRET, NHN_WEBHOOK_SIGNATURE };
  const app = createApp({ ...services, environment });

  const post = async (name: string, init: RequestInit) =>
    (await app.request(`/webhooks/messages/${name}`, init)).status;
  /** Reports of one message, all at once; their statuses. */
  const report = (
    name: Reporter,
    { providerId }: Pick<MessageRow, "providerId">,
    ...results: ("delivered" | "failed" | "pending")[]
  ) =>
    Promise.all(
      results.map((result) => post(name, cases[name].reportOf({ [providerId ?? ""]: cases[name][result] }))),
    );
  async function readRow(id: string): Promise<MessageRow> {
    const row = await scope.first(messages, { where: eq(messages.id, id) });
    if (!row) throw new Error("no such message");
    return row;
  }
  const send = (name: Reporter, id: string) => {
    const messageProvider = async () => cases[name].provider;
    return deliver({ ...services, messageProvider }, { partnerId: "alpha", id, isLastTry: false }).catch(
      (error: unknown) => error,
    );
  };
  const confirmationsOf = ({ reservationId }: Pick<MessageRow, "reservationId">) =>
    scope.rows(messages, {
      where: and(eq(messages.reservationId, reservationId ?? 0), eq(messages.kind, "confirmed")),
    });
  const visitOf = ({ reservationId }: Pick<MessageRow, "reservationId">) =>
    scope.first(reservations, { where: eq(reservations.id, reservationId ?? 0) });
  async function countOf(provider: Reporter, outcome: string): Promise<number> {
    const { values } = await clinic.metrics.messageReports.get();
    const found = values.find(({ labels }) => labels.provider === provider && labels.outcome === outcome);
    return found?.value ?? 0;
  }

  let visits = 0;
  /** A confirmation of a new visit that has not been sent. */
  async function dueMessage(): Promise<MessageRow> {
    const startAt = new Date(Date.UTC(2026, 11, 1 + Math.floor(visits / 4), 1, 30 * (visits % 4)));
    visits += 1;
    const { id: reservationId } = await clinic.booked(startAt.toISOString());
    const [row] = await confirmationsOf({ reservationId });
    const fresh = { state: "due", tries: 0, sentAt: null, channel: null } as const;
    await scope.update(messages, fresh, eq(messages.id, row?.id ?? ""));
    return readRow(row?.id ?? "");
  }
  /** One that went by AlimTalk. */
  async function sentMessage(name: Reporter): Promise<MessageRow> {
    const { id } = await dueMessage();
    await send(name, id);
    return readRow(id);
  }

  async function sentOffer(name: Reporter) {
    const { reservationId, occasion } = await dueMessage();
    const { id, details } = await writeOffer(clinic, scope, { reservationId: reservationId ?? 0, occasion });
    await send(name, id);
    return { sent: await readRow(id), details };
  }

  const close = async () => {
    await clinic.close();
    await cases.close();
  };
  return {
    clinic,
    scope,
    cases,
    post,
    report,
    readRow,
    send,
    confirmationsOf,
    visitOf,
    countOf,
    dueMessage,
    sentMessage,
    sentOffer,
    close,
  };
}

/** A request's offer that is open for two hours, and its message. */
async function writeOffer(
  { clock, doctors }: TestClinic,
  scope: PartnerScope,
  { reservationId, occasion }: { reservationId: number; occasion: string },
) {
  const now = clock.now;
  const token = randomUUID();
  const endsAt = new Date(now.getTime() + OFFER_MS);
  const startAt = new Date("2026-12-10T01:00:00Z");
  const endAt = new Date("2026-12-10T01:30:00Z");
  const details = {
    kind: "offered" as const,
    starts: [startAt.toISOString()],
    endsAt: endsAt.toISOString(),
    link: `https://clinic.example/offers/${token}`,
  };
  await scope.update(reservations, { status: "waiting" }, eq(reservations.id, reservationId));
  const time = { employeeId: doctors[0] ?? 0, startAt, endAt, holdId: randomUUID(), heldUntil: endsAt };
  const offer = { ...time, reservationId, endsAt, tokenHash: sha256(token), createdAt: now };
  await scope.insert(reservationOffers, [offer]);
  const message = { reservationId, kind: "offered", occasion, details, dueAt: now, createdAt: now } as const;
  const [written] = await scope.insert(messages, [message]);
  return { id: written?.id ?? "", details };
}
