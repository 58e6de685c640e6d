import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/** The matched route, `GET /v2/products/:id`: the call's key in the contract. Undefined without a match. */
export function callName(c: Context): string | undefined {
  const route = matchedRoutes(c)[c.req.routeIndex];
  return route && route.method !== "ALL" ? `${route.method} ${route.path}` : undefined;
}

const MAX_PATH_LENGTH = 200;

/** The path with numeric parameters only: others may be secrets. */
export function loggedPath(c: Context): string {
  const [, pattern = ""] = callName(c)?.split(" ") ?? [];
  if (!pattern || pattern.includes("*")) return c.req.path.slice(0, MAX_PATH_LENGTH);
  const params: Record<string, string> = c.req.param();
  return pattern.replace(/:(\w+)[^/]*/g, (_, name: string) =>
    /^\d{1,16}$/.test(params[name] ?? "") ? String(params[name]) : `:${name}`,
  );
}
