import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { emptySchema, idSchema, instantSchema, listOf, oneOf } from "../api/values";
import { staffAccountSchema } from "./people";

/** Options for the browser's own calls, as WebAuthn Level 3 writes them in JSON. */
const optionsSchema = z.record(z.string(), z.unknown());
/** What the browser answered: `RegistrationResponseJSON` or `AuthenticationResponseJSON` of WebAuthn Level 3. */
const answerSchema = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal("public-key"),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

const passkeySchema = z.object({
  id: z.int(),
  /** Of the computer that it was made on: `Chrome · macOS`. */
  device: z.string(),
  createdAt: instantSchema,
  /** Null: never. */
  usedAt: instantSchema.nullable(),
});

/** Signing in by a passkey, and the account's own ones. A challenge is good for five minutes and one answer. */
export const studioPasskeysContract = defineContract({
  /** 429 when an address asks too often. */
  "POST /studio/passkeys/options": { response: oneOf(optionsSchema) },
  /** 400 `passkey.wrong` for an old challenge, a passkey that nobody has, or a wrong signature. Sets the session's cookie. */
  "POST /studio/passkeys": {
    body: z.object({ answer: answerSchema }),
    response: oneOf(staffAccountSchema),
  },
  "GET /studio/account/passkeys": { response: listOf(passkeySchema) },
  /** For the account's own passkeys alone: that the same person is still here. 429 when an address asks too often. */
  "POST /studio/account/confirmation/options": { response: oneOf(optionsSchema) },
  /** From then on the session's passkey is fresh. 400 `passkey.wrong`, also for another account's. */
  "POST /studio/account/confirmation": {
    body: z.object({ answer: answerSchema }),
    response: emptySchema,
  },
  /** 403 `sign-in.not-fresh` unless the session was opened, or a passkey used, within five minutes. */
  "POST /studio/account/passkeys/options": { response: oneOf(optionsSchema) },
  /** 400 `passkey.wrong`; 403 as above. */
  "POST /studio/account/passkeys": {
    body: z.object({ answer: answerSchema }),
    response: oneOf(passkeySchema),
  },
  "DELETE /studio/account/passkeys/:id": {
    params: z.object({ id: idSchema }),
    response: emptySchema,
  },
});
