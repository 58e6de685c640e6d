export interface SmsMessage {
  partnerId: string;
  /** Digits only. */
  phone: string;
  text: string;
}

/** Where text messages leave the house. A new way to send them implements this. */
export interface SmsProvider {
  /** Throws when the message was not taken. */
  send: (message: SmsMessage) => Promise<void>;
}
