import type { z } from "zod";
import type { EndpointRequest, EndpointSchemas } from "@/contract/api/endpoint";
import type { Call } from "./call";

export type Handler<Endpoint extends EndpointSchemas> = (
  request: EndpointRequest<Endpoint> & { call: Call },
) => Promise<z.input<Endpoint["response"]>>;

/** A handler for each call of a contract: one that is missing does not compile. */
export type Handlers<Contract extends Record<string, EndpointSchemas>> = {
  [Key in keyof Contract]: Handler<Contract[Key]>;
};
