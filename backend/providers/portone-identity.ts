import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type Environment, EnvironmentError } from "../lib/environment";
import { isSignedLink, signLink } from "../lib/signed-links";
import { hasUnstorableText } from "../lib/unstorable-text";
import {
  type IdentityProvider,
  type IdentityQuestion,
  PORTONE_PAGE_PATH,
  type VerificationRequest,
  type VerifiedPerson,
} from "./identity";

const TIMEOUT_MS = 5000;
const PAGE_LIFE_MS = 10 * 60_000;
/** KCP takes letters and digits only, 40 at most. */
const ID_LENGTH = 40;
const NOT_FOUND = "IDENTITY_VERIFICATION_NOT_FOUND";

export interface PortoneSettings {
  url: string;
  apiSecret: string;
  storeId: string;
  channelKey: string;
  publicUrl: string;
  timeoutMs?: number;
}

const customerSchema = z
  .object({
    name: z.string().trim().min(1).max(100),
    phoneNumber: z.string().max(40).nullish(),
    birthDate: z.iso.date().nullish(),
    gender: z.string().nullish(),
    ci: z.string().max(400).nullish(),
  })
  .refine((customer) => !hasUnstorableText(customer), "has unreadable text");

const verificationSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal(["READY", "FAILED"]) }),
  z.object({
    status: z.literal("VERIFIED"),
    id: z.string(),
    channel: z.object({ key: z.string() }),
    verifiedCustomer: customerSchema,
    verifiedAt: z.iso.datetime({ offset: true }).transform((instant) => new Date(instant)),
  }),
]);
const errorSchema = z.object({ type: z.string().regex(/^[A-Z_]{1,60}$/) });

/**
 * PortOne v2. Browsers begin verifications with PortOne's SDK, on a page of ours whose address is signed. The id of a
 * verification is a MAC of the partner and the browser's reference, so it needs no storing, and another browser's or
 * partner's id is refused without a request. What browsers can choose themselves (customData, the channel) is not trusted.
 */
export class PortoneIdentity implements IdentityProvider {
  constructor(
    private readonly settings: PortoneSettings,
    private readonly now: () => Date,
  ) {}

  async begin(request: VerificationRequest): Promise<{ url: string }> {
    const url = new URL(PORTONE_PAGE_PATH, this.settings.publicUrl);
    const id = this.idOf(request);
    url.search = signLink(this.pageOf(id), this.now().getTime() + PAGE_LIFE_MS).toString();
    url.searchParams.set("id", id);
    return { url: url.href };
  }

  /** What the SDK is given on the page that `begin` has signed; null for any other address, or an expired one. */
  requestOf(query: Record<string, string | undefined>): Record<string, string> | null {
    const { id = "" } = query;
    if (!isSignedLink(this.pageOf(id), query, this.now())) return null;
    const { storeId, channelKey } = this.settings;
    return { storeId, channelKey, identityVerificationId: id };
  }

  async find({ impUid, ...asking }: IdentityQuestion): Promise<VerifiedPerson | null> {
    if (!isEqual(impUid, this.idOf(asking))) return null;
    const response = await this.get(impUid);
    const body: unknown = await response.json().catch(() => ({}));
    if (!response.ok) {
      const { type = "" } = errorSchema.safeParse(body).data ?? {};
      if (response.status === 404 && type === NOT_FOUND) return null;
      throw new Error(`PortOne answered ${response.status} ${type}`.trim());
    }
    const verification = parse(body);
    if (verification.status !== "VERIFIED") return null;
    const { id, channel, verifiedCustomer, verifiedAt } = verification;
    // Another channel of the store may be one for tests, where anybody can be anyone.
    if (id !== impUid || channel.key !== this.settings.channelKey) return null;
    return { ...personOf(verifiedCustomer), verifiedAt, reference: asking.reference };
  }

  private get(id: string): Promise<Response> {
    const { url, storeId, apiSecret, timeoutMs = TIMEOUT_MS } = this.settings;
    return fetch(new URL(`/identity-verifications/${id}?${new URLSearchParams({ storeId })}`, url), {
      headers: { authorization: `PortOne ${apiSecret}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  private idOf({ partnerId, reference }: Pick<VerificationRequest, "partnerId" | "reference">): string {
    const message = `identity-verification:${partnerId}:${reference}`;
    return createHmac("sha256", this.settings.apiSecret).update(message).digest("hex").slice(0, ID_LENGTH);
  }

  private pageOf(id: string) {
    return { name: `identity-page:${id}`, key: this.settings.apiSecret };
  }
}

/** The provider of IDENTITY_PROVIDER=portone; throws where its settings are incomplete. */
export function createPortone(environment: Environment, now: () => Date): PortoneIdentity {
  const {
    PORTONE_URL: url,
    PORTONE_API_SECRET: apiSecret,
    PORTONE_STORE_ID: storeId,
    PORTONE_CHANNEL_KEY: channelKey,
    PUBLIC_BACKEND_URL: publicUrl,
  } = environment;
  if (!apiSecret || !storeId || !channelKey)
    throw new EnvironmentError(
      "IDENTITY_PROVIDER=portone needs PORTONE_API_SECRET, PORTONE_STORE_ID and PORTONE_CHANNEL_KEY.",
    );
  return new PortoneIdentity({ url, apiSecret, storeId, channelKey, publicUrl }, now);
}

function parse(body: unknown): z.infer<typeof verificationSchema> {
  const parsed = verificationSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  // Field names only: the values are personal.
  const fields = parsed.error.issues.map(({ path }) => path.join("."));
  throw new Error(`PortOne's response is invalid in: ${fields.join(", ")}`);
}

/** Which facts there are depends on the channel; without a phone the caller refuses the person. */
function personOf({ name, phoneNumber, birthDate, gender, ci }: z.infer<typeof customerSchema>) {
  return {
    identityKey: ci || null,
    name,
    phone: phoneNumber ?? "",
    birthDate: birthDate ?? null,
    gender: GENDERS[gender ?? ""] ?? null,
  };
}

const GENDERS: Partial<Record<string, VerifiedPerson["gender"]>> = { FEMALE: "female", MALE: "male" };

function isEqual(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
