import type { studioDomainsContract } from "@/contract/studio/domains";
import { listDomainStates, readRecords } from "../certificates/domain-states";
import type { Tenancy } from "../tenancy/tenancy";
import type { StudioHandlers } from "./studio-handlers";

export const domainHandlers = (tenancy: Tenancy): StudioHandlers<typeof studioDomainsContract> => ({
  "GET /studio/:clinic/domains": async ({ call }) => {
    call.require("see-domains");
    const { isIssuing } = tenancy;
    const { partnerId } = call.scope;
    const question = { partnerIds: [partnerId], now: call.now, isIssuing };
    const rows = await readRecords(tenancy, await listDomainStates(tenancy.db, question));
    return { rows, count: rows.length };
  },
});
