export interface SmsMessage {
  partnerId: string;
  /** Digits only, or E.164 from abroad. */
  phone: string;
  text: string;
}

/** Where text messages leave the house. A new way to send them implements this. */
export interface SmsProvider {
  /** Country calling codes that it reaches, Korea's 82 among them. */
  readonly countryCodes: readonly string[];
  /** Throws when the message was not taken. */
  send: (message: SmsMessage) => Promise<void>;
}

/** Whether a message to a number would come: each one in Korea, and those of the countries that the provider reaches. */
export const canReach = ({ countryCodes }: Pick<SmsProvider, "countryCodes">, phone: string): boolean =>
  !phone.startsWith("+") || countryCodes.some((code) => phone.startsWith(`+${code}`));
