/** Where providers send a visitor after the verification. */
export const IDENTITY_DONE_PATH = "/identity/done";
/** Where visitors begin a verification with PortOne's SDK. */
export const PORTONE_PAGE_PATH = "/identity/portone";

export interface IdentityQuestion {
  partnerId: string;
  /** The provider's id of a finished verification: an imp_uid, or PortOne v2's identityVerificationId. */
  impUid: string;
  /** What the asking browser's own verification was begun with; fits no verification when it has begun none. */
  reference: string;
}

export interface VerificationRequest {
  partnerId: string;
  /** Returned with the finished verification (Portone's merchant_uid): binds it to the browser that began it. */
  reference: string;
  /** Where the provider sends the visitor afterwards, with the verification's id in the query. */
  returnUrl: string;
}

/** A verified person, as the provider reports them. */
export interface VerifiedPerson {
  /** The same for the same person, whatever their phone (CI); null when the provider omits it. */
  identityKey: string | null;
  name: string;
  phone: string;
  /** A calendar day; null when the provider omits it. */
  birthDate: string | null;
  gender: "female" | "male" | null;
  verifiedAt: Date;
  /** Null for a verification that was not begun here. */
  reference: string | null;
}

/** A service that verifies identities. */
export interface IdentityProvider {
  /** Returns the verification page, to open in its own window. */
  begin: (request: VerificationRequest) => Promise<{ url: string }>;
  /** The person of a finished verification; null when there is none. Throws when the provider is unavailable. */
  find: (question: IdentityQuestion) => Promise<VerifiedPerson | null>;
}
