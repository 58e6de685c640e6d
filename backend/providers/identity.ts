export interface IdentityQuestion {
  partnerId: string;
  /** What the provider calls a finished verification: Portone's imp_uid. */
  impUid: string;
}

export interface VerificationRequest {
  partnerId: string;
  /** Comes back with the finished verification (Portone's merchant_uid): binds it to whoever began it. */
  reference: string;
  /** Where the provider sends the visitor afterwards, with `imp_uid` in the query. */
  returnUrl: string;
}

/** What a provider says of somebody who has proven who they are. */
export interface VerifiedPerson {
  /** The same for the same person, whatever their phone: Portone's unique_key (CI). */
  identityKey: string;
  name: string;
  phone: string;
  /** A calendar day; null where the provider does not tell. */
  birthDate: string | null;
  gender: "female" | "male" | null;
  verifiedAt: Date;
  /** Null for a verification that was not begun here. */
  reference: string | null;
}

/** Where people prove who they are. A new way implements this. */
export interface IdentityProvider {
  /** Answers the page on which the visitor proves it, opened in a window of its own. */
  begin: (request: VerificationRequest) => Promise<{ url: string }>;
  /** The person behind a finished verification; null when there is none. Throws when the provider cannot be asked. */
  find: (question: IdentityQuestion) => Promise<VerifiedPerson | null>;
}
