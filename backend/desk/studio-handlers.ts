import type { z } from "zod";
import type { EndpointRequest, EndpointSchemas } from "@/contract/api/endpoint";
import type { StudioCall } from "../staff/studio-call";

/** A handler for each call of a part of the studio's contract: one that is missing does not compile. */
export type StudioHandlers<Contract extends Record<string, EndpointSchemas>, Context = StudioCall> = {
  [Key in keyof Contract]: (
    request: EndpointRequest<Contract[Key]> & { call: Context },
  ) => Promise<z.input<Contract[Key]["response"]>>;
};
