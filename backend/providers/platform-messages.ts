import type { MessageChannel } from "@/contract/messages/kinds";
import type { Environment } from "../lib/environment";
import type { MailProvider } from "./mail";
import { type MessageProvider, SendError } from "./message-provider";
import { canReach, createPhoneProvider, type SmsProvider } from "./sms";
import { createSmtp } from "./smtp";

export type FindProvider = (partnerId: string, channel: MessageChannel) => Promise<MessageProvider | null>;

/** The platform's own provider of each channel, for every clinic. */
export function platformMessages(
  environment: Environment,
  sms: SmsProvider,
  mail: MailProvider | null,
): FindProvider {
  const plain = plainProvider(sms, mail);
  const phone = createPhoneProvider(environment) ?? plain;
  const post = environment.MAIL_PROVIDER === "smtp" ? createSmtp(environment) : mail && plain;
  return async (_partnerId, channel) => {
    const provider = channel === "mail" ? post : phone;
    return provider?.channels.includes(channel) ? provider : null;
  };
}

/** Webhooks, and development: what they accepted they know by its id. */
const plainProvider = (sms: SmsProvider, mail: MailProvider | null): MessageProvider => ({
  name: "platform",
  channels: ["sms", "mail"],
  find: async () => null,
  send: async ({ id, partnerId, channel, to, subject, text, calendar }) => {
    if (channel === "mail") await mail?.send({ id, partnerId, email: to, subject, text, calendar });
    else if (!canReach(sms, to)) throw new SendError("refused", "not-reached");
    else await sms.send({ id, partnerId, phone: to, text });
    return { providerId: null, cost: null };
  },
});
