import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { isFromThisMachine } from "@/observation/metrics-access";

/** Against DNS rebinding: another site's name that resolves to this machine is still in the Host header. */
const LOCAL_HOST = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** A request from this machine: by its socket, not through a proxy. */
export function isLocalRequest(c: Context): boolean {
  // In tests there is no socket.
  if (!c.env?.incoming) return true;
  const read = (name: string) => c.req.header(name);
  return (
    isFromThisMachine({ read, address: getConnInfo(c).remote.address }) &&
    LOCAL_HOST.test(read("host") ?? "localhost")
  );
}

/** A 404 for all other clients. */
export const localOnly: MiddlewareHandler = async (c, next) => (isLocalRequest(c) ? next() : c.notFound());
