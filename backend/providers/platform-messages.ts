import type { MessageChannel } from "@/contract/messages/kinds";
import type { MailProvider } from "./mail";
import { type MessageProvider, SendError } from "./message-provider";
import { canReach, type SmsProvider } from "./sms";

/** The platform's SMS and mail providers for every clinic; what they accepted they know by its id. */
export const platformMessages =
  (sms: SmsProvider, mail: MailProvider | null) =>
  async (_partnerId: string, channel: MessageChannel): Promise<MessageProvider | null> => {
    if (channel === "alimtalk" || (channel === "mail" && !mail)) return null;
    return {
      name: "platform",
      channels: ["sms", "mail"],
      find: async () => null,
      send: async ({ id, partnerId, to, subject, text }) => {
        if (channel === "mail") await mail?.send({ id, partnerId, email: to, subject, text });
        else if (!canReach(sms, to)) throw new SendError("refused", "not-reached");
        else await sms.send({ id, partnerId, phone: to, text });
        return { providerId: null, cost: null };
      },
    };
  };
