import { randomInt } from "node:crypto";
import type { IdentityProvider, IdentityQuestion, VerificationRequest, VerifiedPerson } from "./identity";

const KEPT_VERIFICATIONS = 1000;

/** A test person; the same name and birth date are the same person. */
export type MadeUpPerson = Pick<VerifiedPerson, "name" | "phone"> & Partial<VerifiedPerson>;

/** Verifies nothing: test people are entered at /development/identity. */
export class DevelopmentIdentity implements IdentityProvider {
  private readonly verified = new Map<string, { person: VerifiedPerson; partnerId: string | undefined }>();

  constructor(
    private readonly publicUrl: string,
    private readonly now: () => Date,
  ) {}

  async begin({ partnerId, reference }: VerificationRequest): Promise<{ url: string }> {
    const url = new URL("/development/identity", this.publicUrl);
    url.search = new URLSearchParams({ partnerId, reference }).toString();
    return { url: url.href };
  }

  async find({ partnerId, impUid }: IdentityQuestion): Promise<VerifiedPerson | null> {
    const verified = this.verified.get(impUid);
    if (!verified || (verified.partnerId ?? partnerId) !== partnerId) return null;
    return verified.person;
  }

  /** Returns the impUid of a verification finished just now, valid at every partner or at one. */
  verify(person: MadeUpPerson, partnerId?: string): string {
    const impUid = `imp_${randomInt(10 ** 12)
      .toString()
      .padStart(12, "0")}`;
    const unsaid = { birthDate: null, gender: null, reference: null, verifiedAt: this.now() };
    const identityKey = `${person.name} ${person.birthDate ?? ""}`;
    this.verified.set(impUid, { person: { ...unsaid, identityKey, ...person }, partnerId });
    const [oldest] = this.verified.keys();
    if (oldest !== undefined && this.verified.size > KEPT_VERIFICATIONS) this.verified.delete(oldest);
    return impUid;
  }
}
