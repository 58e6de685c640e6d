import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `"GET /v2/products/:id"`: the one name an API call has in every program. */
export type EndpointKey = `${Method} /${string}`;

export interface EndpointSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

type RequestPart = "params" | "query" | "body";

type PartSchema<E extends EndpointSchemas, Part extends RequestPart> =
  E extends Record<Part, infer S extends z.ZodType> ? S : never;

type PartInput<E extends EndpointSchemas, Part extends RequestPart> = z.input<PartSchema<E, Part>>;
type OptionalPart<E extends EndpointSchemas> = {
  [Part in RequestPart & keyof E]: undefined extends PartInput<E, Part> ? Part : never;
}[RequestPart & keyof E];

/** What a caller passes: only the parts the endpoint declares; one with a default of its own may be left out. */
export type EndpointInput<E extends EndpointSchemas> = {
  [Part in Exclude<RequestPart & keyof E, OptionalPart<E>>]: PartInput<E, Part>;
} & { [Part in OptionalPart<E>]?: PartInput<E, Part> };

/** What a handler receives, after validation and defaults. */
export type EndpointRequest<E extends EndpointSchemas> = {
  [Part in RequestPart & keyof E]: z.output<PartSchema<E, Part>>;
};

/** What a call answers; `token` is the response's authorization header, when it carried one (spec §7). */
export type EndpointResponse<E extends EndpointSchemas> = z.output<E["response"]> & { token?: string };

/** Declares one area's calls. Keys are the calls' only names. */
export function defineContract<const C extends Record<EndpointKey, EndpointSchemas>>(contract: C): C {
  return contract;
}
