import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `"GET /v2/products/:id"`: the name of an API call everywhere. */
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

/** What a client passes: the parts that the endpoint declares; those with a default are optional. */
export type EndpointInput<E extends EndpointSchemas> = {
  [Part in Exclude<RequestPart & keyof E, OptionalPart<E>>]: PartInput<E, Part>;
} & { [Part in OptionalPart<E>]?: PartInput<E, Part> };

/** What a handler receives, after validation and defaults. */
export type EndpointRequest<E extends EndpointSchemas> = {
  [Part in RequestPart & keyof E]: z.output<PartSchema<E, Part>>;
};

/** The response; `token` is its authorization header, if any (spec §7). */
export type EndpointResponse<E extends EndpointSchemas> = z.output<E["response"]> & { token?: string };

/** Declares the calls of one area. */
export function defineContract<const C extends Record<EndpointKey, EndpointSchemas>>(contract: C): C {
  return contract;
}
