import type { Logger } from "pino";
import type { CallServices } from "../call/services";
import type { TenantDirectory } from "../tenancy/tenant-directory";

/** What sending a message needs. */
export interface DeliveryServices
  extends Pick<
    CallServices,
    "db" | "queue" | "sms" | "mail" | "metrics" | "environment" | "now" | "messageProvider"
  > {
  tenants: Pick<TenantDirectory, "byId">;
  log: Logger;
}
