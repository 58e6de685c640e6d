import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Environment } from "../lib/environment";
import { ID_FIELD } from "./solapi";

/** Reports in one request. */
const MAX_REPORTS = 1000;

/** What a provider says of a message that it had accepted. */
export interface DeliveryReport {
  /** The provider's own id of it. */
  providerId: string;
  /** Ours, where the report repeats it. */
  id: string | null;
  /** pending: on its way. */
  result: "delivered" | "failed" | "pending";
  /** The provider's. */
  code: string;
}

export interface ReportReader {
  /** Whether a request comes from the provider. */
  isAuthentic: (headers: Headers) => boolean;
  /** The reports in a body, none where it is about something else; throws a ZodError. */
  read: (headers: Headers, body: unknown) => DeliveryReport[];
}

const providerId = z.string().regex(/^[\w.:-]{1,100}$/);
const code = z.string().regex(/^[\w-]{1,20}$/);
const ownId = z.uuid().nullable().catch(null);

/** By the names of the providers; those alone whose webhook has a secret. */
export function createReportReaders({
  SOLAPI_WEBHOOK_SECRET: solapiSecret,
  NHN_WEBHOOK_SIGNATURE: nhnSignature,
}: Environment): Map<string, ReportReader> {
  const readers = new Map<string, ReportReader>();
  if (solapiSecret) readers.set("solapi", solapiReader(solapiSecret));
  if (nhnSignature) readers.set("nhn", nhnReader(nhnSignature));
  return readers;
}

type Result = DeliveryReport["result"];

const solapiSchema = z
  .array(
    z.object({
      messageId: providerId,
      statusCode: code,
      customFields: z
        .object({ [ID_FIELD]: ownId })
        .nullish()
        .catch(null),
    }),
  )
  .max(MAX_REPORTS);
/** Any other code is a failure. */
const SOLAPI_RESULTS = new Map<string, Result>([
  ["2000", "pending"],
  ["3000", "pending"],
  ["4000", "delivered"],
]);

/** Solapi signs nothing: it sends the SHA-1 of the webhook's secret. */
const solapiReader = (secret: string): ReportReader => {
  const expected = createHash("sha1").update(secret).digest("hex");
  return {
    isAuthentic: (headers) => isSame(headers.get("x-solapi-secret"), expected),
    read: (headers, body) => {
      if (headers.get("x-solapi-event-name") !== "SINGLE-REPORT") return [];
      return solapiSchema.parse(body).map(({ messageId, statusCode, customFields }) => ({
        providerId: messageId,
        id: customFields?.[ID_FIELD] ?? null,
        result: SOLAPI_RESULTS.get(statusCode) ?? "failed",
        code: statusCode,
      }));
    },
  };
};

const nhnSchema = z.object({ event: z.string(), hooks: z.array(z.unknown()).max(MAX_REPORTS) });
const nhnHooksSchema = z.array(
  z.object({
    requestId: providerId,
    resultCode: code.nullish(),
    /** Of SMS alone. */
    messageStatus: code.nullish(),
    recipientGroupingKey: ownId,
  }),
);
/** Of both services; any other code is a failure. */
const NHN_RESULTS = new Map<string, Result>([
  ["1000", "delivered"],
  ["MRC01", "delivered"],
  ["COMPLETED", "delivered"],
  ["0", "pending"],
  ["RESERVED", "pending"],
  ["SENDING", "pending"],
]);

/** NHN Cloud signs nothing either: it sends what was entered as the webhook's signature. */
const nhnReader = (signature: string): ReportReader => ({
  isAuthentic: (headers) => isSame(headers.get("x-toast-webhook-signature"), signature),
  read: (_, body) => {
    const { event, hooks } = nhnSchema.parse(body);
    if (event !== "MESSAGE_RESULT_UPDATE") return [];
    return nhnHooksSchema.parse(hooks).map((hook) => {
      const resultCode = hook.resultCode ?? hook.messageStatus ?? "0";
      return {
        providerId: hook.requestId,
        id: hook.recipientGroupingKey,
        result: NHN_RESULTS.get(resultCode) ?? "failed",
        code: resultCode,
      };
    });
  },
});

/** Compares in constant time. */
const isSame = (given: string | null, expected: string): boolean =>
  given !== null && timingSafeEqual(sha256(given), sha256(expected));

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
