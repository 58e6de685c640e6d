import type { Logger } from "pino";
import type { Database } from "./db/client";
import type { Environment } from "./environment";
import type { SignInLimits } from "./providers/rate-limits";
import type { SmsProvider } from "./providers/sms";
import type { TenantDirectory } from "./tenancy/tenant-directory";

/** What the backend stands on; tests make their own. */
export interface Services {
  environment: Environment;
  db: Database;
  tenants: TenantDirectory;
  sms: SmsProvider;
  limits: SignInLimits;
  log: Logger;
  /** Lets the tenants command publish through this process. */
  publishToken: string;
  now: () => Date;
}
