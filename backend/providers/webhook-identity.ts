import { z } from "zod";
import { hasUnstorableText } from "../lib/unstorable-text";
import type { IdentityProvider, IdentityQuestion, VerificationRequest, VerifiedPerson } from "./identity";
import { Webhook } from "./webhook";

const begunSchema = z.object({ url: z.url({ protocol: /^https$/ }) });
const personSchema = z
  .object({
    identityKey: z.string().min(8).max(400),
    name: z.string().trim().min(1).max(100),
    phone: z.string().max(40),
    birthDate: z.iso.date().nullable(),
    gender: z.enum(["female", "male"]).nullable(),
    verifiedAt: z.iso.datetime({ offset: true }).transform((instant) => new Date(instant)),
    /** Required: outside development every verification is bound to the request that began it. */
    reference: z.string().min(1),
  })
  .refine((person) => !hasUnstorableText(person), "has unreadable text");

/**
 * Calls a webhook in front of the provider (Portone, NICE, KCB …), by POST with JSON:
 *
 * - `{ action: "begin", partnerId, reference, returnUrl }` returns `{ url }`, the page of the verification. When it is
 *   done, the provider redirects the visitor to returnUrl with `imp_uid` in the query.
 * - `{ action: "find", partnerId, impUid }` returns the person (personSchema; `reference` as it was given), or a 404
 *   when the partner has no such finished verification.
 */
export class WebhookIdentity implements IdentityProvider {
  private readonly webhook: Webhook;

  constructor(url: string | undefined, token: string | undefined) {
    this.webhook = new Webhook("IDENTITY", url, token);
  }

  async begin(request: VerificationRequest): Promise<{ url: string }> {
    const response = await this.webhook.post({ action: "begin", ...request });
    this.webhook.requireOk(response);
    return begunSchema.parse(await response.json());
  }

  async find({ partnerId, impUid }: IdentityQuestion): Promise<VerifiedPerson | null> {
    const response = await this.webhook.post({ action: "find", partnerId, impUid });
    if (response.status === 404) return null;
    this.webhook.requireOk(response);
    const parsed = personSchema.safeParse(await response.json());
    if (parsed.success) return parsed.data;
    // Field names only: the values are personal.
    const fields = parsed.error.issues.map(({ path }) => path.join("."));
    throw new Error(`The IDENTITY webhook's response is invalid in: ${fields.join(", ")}`);
  }
}
