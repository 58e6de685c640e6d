import { z } from "zod";
import { EnvironmentError } from "../environment";
import { hasUnstorableText } from "../http/unstorable-text";
import type { IdentityProvider, IdentityQuestion, VerificationRequest, VerifiedPerson } from "./identity";

const TIMEOUT_MS = 5000;

const begunSchema = z.object({ url: z.url({ protocol: /^https$/ }) });
const personSchema = z
  .object({
    identityKey: z.string().min(8).max(400),
    name: z.string().trim().min(1).max(100),
    phone: z.string().max(40),
    birthDate: z.iso.date().nullable(),
    gender: z.enum(["female", "male"]).nullable(),
    verifiedAt: z.iso.datetime({ offset: true }).transform((instant) => new Date(instant)),
    /** Not optional: outside development every verification belongs to whoever began it. */
    reference: z.string().min(1),
  })
  .refine((person) => !hasUnstorableText(person), "has unreadable text");

/**
 * Asks an address that speaks with the provider (Portone, NICE, KCB …), by POST with JSON:
 *
 * - `{ action: "begin", partnerId, reference, returnUrl }` is answered with `{ url }`, the page of the verification.
 *   When it is done, the provider sends the visitor to returnUrl with `imp_uid` in the query.
 * - `{ action: "find", partnerId, impUid }` is answered with the person (see personSchema; `reference` as it was
 *   given), or with a 404 when there is no such finished verification of that partner.
 */
export class WebhookIdentity implements IdentityProvider {
  private readonly url: string;

  constructor(
    url: string | undefined,
    private readonly token: string | undefined,
  ) {
    if (!url)
      throw new EnvironmentError("Bad setting: IDENTITY_WEBHOOK_URL: needed with IDENTITY_PROVIDER=webhook");
    this.url = url;
  }

  async begin(request: VerificationRequest): Promise<{ url: string }> {
    const response = await this.post({ action: "begin", ...request });
    if (!response.ok) throw new Error(`The identity webhook answered ${response.status}`);
    return begunSchema.parse(await response.json());
  }

  async find(question: IdentityQuestion): Promise<VerifiedPerson | null> {
    const response = await this.post({ action: "find", ...question });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The identity webhook answered ${response.status}`);
    const parsed = personSchema.safeParse(await response.json());
    if (parsed.success) return parsed.data;
    // The fields' names alone: the values are somebody's.
    const fields = parsed.error.issues.map(({ path }) => path.join("."));
    throw new Error(`The identity webhook's answer is wrong in: ${fields.join(", ")}`);
  }

  private post(body: object): Promise<Response> {
    return fetch(this.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}
