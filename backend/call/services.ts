import type { MessageChannel } from "@/contract/messages/kinds";
import type { Database } from "../db/client";
import type { JobSender } from "../db/scope";
import type { Environment } from "../lib/environment";
import type { Metrics } from "../lib/metrics";
import type { HoldLimits } from "../providers/hold-limits";
import type { IdentityProvider } from "../providers/identity";
import type { MailProvider } from "../providers/mail";
import type { MessageProvider } from "../providers/message-provider";
import type { PostLimits } from "../providers/post-limits";
import type { SignInLimits } from "../providers/sign-in-limits";
import type { SmsProvider } from "../providers/sms";
import type { FileStorage } from "../providers/storage";
import type { Revalidator } from "../revalidation/revalidator";

/** Dependencies of the handlers; tests pass their own. */
export interface CallServices {
  environment: Environment;
  db: Database;
  queue: JobSender;
  sms: SmsProvider;
  /** Null: numbers that SMS does not reach get no messages. */
  mail: MailProvider | null;
  /** The clinic's own on a channel, else the platform's; null: none. */
  messageProvider: (partnerId: string, channel: MessageChannel) => Promise<MessageProvider | null>;
  identity: IdentityProvider;
  limits: SignInLimits;
  postLimits: PostLimits;
  holdLimits: HoldLimits;
  /** Visitors' files and clinics' pictures. */
  storage: FileStorage;
  metrics: Metrics;
  revalidator: Revalidator;
  now: () => Date;
}
