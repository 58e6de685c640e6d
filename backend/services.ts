import type { Logger } from "pino";
import type { ErrorReporter } from "@/observation/error-reporter.mjs";
import type { Database } from "./db/client";
import type { Environment } from "./environment";
import type { Metrics } from "./metrics/metrics";
import type { PostLimits } from "./posts/post-limits";
import type { HoldLimits } from "./providers/hold-limits";
import type { IdentityProvider } from "./providers/identity";
import type { MailProvider } from "./providers/mail";
import type { SignInLimits } from "./providers/sign-in-limits";
import type { SmsProvider } from "./providers/sms";
import type { FileStorage } from "./providers/storage";
import type { Revalidator } from "./revalidation/revalidator";
import type { Tenancy } from "./tenancy/tenancy";
import type { TenantDirectory } from "./tenancy/tenant-directory";

/** What the backend stands on; tests make their own. */
export interface Services {
  environment: Environment;
  db: Database;
  tenants: TenantDirectory;
  /** What the tenants command asks for is done with this. */
  tenancy: Tenancy;
  sms: SmsProvider;
  /** Null: numbers that SMS does not reach cannot be told anything. */
  mail: MailProvider | null;
  identity: IdentityProvider;
  limits: SignInLimits;
  postLimits: PostLimits;
  holdLimits: HoldLimits;
  /** Visitors' files. */
  storage: FileStorage;
  log: Logger;
  metrics: Metrics;
  /** To be told of what nobody expected. */
  errorReporter: ErrorReporter;
  /** To be told of every write that changes pages. */
  revalidator: Revalidator;
  /** Lets the tenants command publish through this process. */
  publishToken: string;
  now: () => Date;
  /** True once the process has been asked to end. */
  isEnding: () => boolean;
}
