import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { pino } from "pino";
import type { z } from "zod";
import type { ContentKind } from "@/contract/content/kinds";
import { type StudioInput, type StudioResponse, studioContract } from "@/contract/studio";
import type { studioContentContract } from "@/contract/studio/content";
import type { studioCustomersContract } from "@/contract/studio/customers";
import type { studioDeskContract } from "@/contract/studio/desk";
import type { studioFiguresContract } from "@/contract/studio/figures";
import type { studioMediaContract } from "@/contract/studio/media";
import type { studioMessagesContract } from "@/contract/studio/messages";
import type { studioOffersContract } from "@/contract/studio/offers";
import type { studioPostsContract } from "@/contract/studio/posts";
import type { studioPreviewContract } from "@/contract/studio/preview";
import type { StaffAction, StaffRole } from "@/contract/studio/roles";
import type { studioScheduleContract } from "@/contract/studio/schedule";
import type { studioStaffContract } from "@/contract/studio/staff";
import { contentHandlers } from "../content/handlers";
import { mediaHandlers } from "../content/media/handlers";
import { previewHandlers } from "../content/preview-handlers";
import { audit } from "../db/schema/audit";
import { PartnerScope } from "../db/scope";
import { customerHandlers } from "../desk/customer-handlers";
import { figureHandlers } from "../desk/figure-handlers";
import { deskHandlers } from "../desk/handlers";
import { messageHandlers } from "../desk/message-handlers";
import { offerHandlers } from "../desk/offer-handlers";
import { postHandlers } from "../desk/post-handlers";
import { scheduleHandlers } from "../desk/schedule-handlers";
import { staffHandlers } from "../desk/staff-handlers";
import { ApiError } from "../lib/errors";
import { StudioCall } from "../staff/studio-call";
import type { TestBackend } from "./test-backend";

type DeskKey =
  | keyof typeof studioDeskContract
  | keyof typeof studioCustomersContract
  | keyof typeof studioContentContract
  | keyof typeof studioMediaContract
  | keyof typeof studioMessagesContract
  | keyof typeof studioOffersContract
  | keyof typeof studioPostsContract
  | keyof typeof studioPreviewContract
  | keyof typeof studioFiguresContract
  | keyof typeof studioScheduleContract
  | keyof typeof studioStaffContract;
type DeskInput<Key extends DeskKey> = Omit<StudioInput<Key>, "params"> & {
  params?: {
    id?: number | string;
    noteId?: number;
    date?: string;
    phone?: string;
    kind?: ContentKind;
    version?: number;
  };
};

interface Person {
  /** Of an account that the database has; invented by default. */
  id?: number;
  role?: StaffRole;
  employeeId?: number | null;
  name?: string;
  tenant?: string;
  grants?: StaffAction[];
  /** Null: none was used yet. By default one was used just now. */
  passkeyAt?: Date | null;
}

let staffIds = 0;

/** A person of a clinic who calls the desk without http: what they send and get is checked by the contract. */
export async function deskPerson(
  { services, deliverMessages }: Pick<TestBackend, "services" | "deliverMessages">,
  {
    role = "reception",
    employeeId = null,
    name = "박접수",
    tenant = "alpha",
    grants = [],
    passkeyAt,
    id,
  }: Person = {},
) {
  const found = await services.tenants.byId(tenant);
  if (!found) throw new Error(`There is no clinic ${tenant}`);
  staffIds += 1;
  const staff = { id: id ?? staffIds, name };
  const callOf = (idempotencyKey: string | undefined) =>
    new StudioCall(services, {
      tenant: found,
      staff,
      actor: { role, employeeId, grants },
      passkeyAt: passkeyAt === undefined ? services.now() : passkeyAt,
      idempotencyKey,
      log: pino({ level: "silent" }),
    });

  /** Throws what the handler throws. */
  async function call<Key extends DeskKey>(
    key: Key,
    input: DeskInput<Key>,
    idempotencyKey: string | null = randomUUID(),
  ): Promise<StudioResponse<Key>> {
    const given: Record<string, unknown> = { ...input, params: { clinic: tenant, ...input.params } };
    const schemas: Partial<Record<string, z.ZodType>> & { response: z.ZodType } = studioContract[key];
    const request = Object.fromEntries(
      Object.entries(schemas)
        .filter(([part]) => part !== "response")
        .map(([part, schema]) => [part, schema?.parse(given[part] ?? {})]),
    );
    // The contract's schemas have just checked both sides of a key that is only known as a type parameter.
    const handlers = { ...deskHandlers, ...customerHandlers, ...offerHandlers, ...postHandlers };
    const others = {
      ...figureHandlers,
      ...scheduleHandlers,
      ...staffHandlers,
      ...messageHandlers,
      ...contentHandlers,
      ...mediaHandlers,
      ...previewHandlers,
    };
    const handler = { ...handlers, ...others }[key] as unknown as (request: object) => Promise<unknown>;
    const answer = await handler({ ...request, call: callOf(idempotencyKey ?? undefined) });
    if (!key.startsWith("GET ")) await deliverMessages();
    return schemas.response.parse(answer) as StudioResponse<Key>;
  }

  return {
    staff,
    call,
    day: async (date: string) => (await call("GET /studio/:clinic/day", { query: { date } })).row,
    record: async (id: number) =>
      (await call("GET /studio/:clinic/reservations/:id", { params: { id } })).row,
    step: async (id: number, body: StudioInput<"PUT /studio/:clinic/reservations/:id/step">["body"]) =>
      (await call("PUT /studio/:clinic/reservations/:id/step", { params: { id }, body })).row,
    move: async (id: number, body: StudioInput<"PUT /studio/:clinic/reservations/:id/time">["body"]) =>
      (await call("PUT /studio/:clinic/reservations/:id/time", { params: { id }, body })).row,
    add: async (body: StudioInput<"POST /studio/:clinic/reservations">["body"], key?: string | null) =>
      (await call("POST /studio/:clinic/reservations", { body }, key)).row,
  };
}

export type DeskPerson = Awaited<ReturnType<typeof deskPerson>>;

/** The status and code of what a call throws; 200 where it does not. */
export const outcomeOf = (call: Promise<unknown>): Promise<{ status: number; code: unknown; text: string }> =>
  call.then(
    () => ({ status: 200, code: null, text: "" }),
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, code: error.code, text: error.translatedMessage };
    },
  );

/** A reservation's history, earliest first. */
export const historyOf = ({ db }: Pick<TestBackend, "db">, id: number, tenant = "alpha") =>
  new PartnerScope(db, tenant).rows(audit, {
    where: and(eq(audit.thingKind, "reservation"), eq(audit.thingId, id)),
    orderBy: [asc(audit.id)],
  });
