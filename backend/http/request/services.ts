import type { Logger } from "pino";
import type { ErrorReporter } from "@/observation/error-reporter";
import type { CallServices } from "../../call/services";
import type { ChangeFeed } from "../../staff/change-feed";
import type { Tenancy } from "../../tenancy/tenancy";
import type { TenantDirectory } from "../../tenancy/tenant-directory";

/** Dependencies of the routes; tests pass their own. */
export interface Services extends CallServices {
  tenants: TenantDirectory;
  /** For operations of the tenants command. */
  tenancy: Tenancy;
  /** Committed changes, for open diaries. */
  feed: ChangeFeed;
  log: Logger;
  errorReporter: ErrorReporter;
  /** Authenticates commands of this machine. */
  publishToken: string;
  /** True once shutdown has begun. */
  isEnding: () => boolean;
}
