import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { listOf } from "../api/values";
import { domainWithRecordsSchema } from "../tenant/domain-states";
import { clinicParams } from "./desk";

export const studioDomainsContract = defineContract({
  /** The clinic's domains, the primary one first, with their records as DNS has them now. */
  "GET /studio/:clinic/domains": {
    params: z.object(clinicParams),
    response: listOf(domainWithRecordsSchema),
  },
});
