export interface MailMessage {
  partnerId: string;
  email: string;
  subject: string;
  text: string;
}

/** Sends what SMS cannot: to numbers abroad that it does not reach. */
export interface MailProvider {
  /** Throws when the message was not taken. */
  send: (message: MailMessage) => Promise<void>;
}
