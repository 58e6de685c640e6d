import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { isFromThisMachine } from "@/observation/metrics-access.mjs";

/** A page of another site whose name was made to lead here still says that name. */
const LOCAL_HOST = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** True for a program or browser on this machine: by its socket, never by a header, and through no proxy. */
export function isLocalRequest(c: Context): boolean {
  // Asked within the process, without a socket: by a test.
  if (!c.env?.incoming) return true;
  const read = (name: string) => c.req.header(name);
  return (
    isFromThisMachine({ read, address: getConnInfo(c).remote.address }) &&
    LOCAL_HOST.test(read("host") ?? "localhost")
  );
}

/** Everybody else is told that there is no such page. */
export const localOnly: MiddlewareHandler = async (c, next) => (isLocalRequest(c) ? next() : c.notFound());
