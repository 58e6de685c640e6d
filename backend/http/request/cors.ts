import { createMiddleware } from "hono/factory";
import { IDEMPOTENCY_KEY_HEADER, TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { parseOrigin } from "../../tenancy/host";
import type { TenantDirectory } from "../../tenancy/tenant-directory";

const ALLOWED_HEADERS = ["authorization", "content-type", TENANT_ORIGIN_HEADER, IDEMPOTENCY_KEY_HEADER]
  .join(",")
  .toLowerCase();
const PREFLIGHT_SECONDS = "600";

/** Allows only a tenant's own origins to read its responses. */
export const tenantCors = (tenants: TenantDirectory) =>
  createMiddleware(async (c, next) => {
    const origin = c.req.header("origin");
    const isPreflight = c.req.method === "OPTIONS" && c.req.header("access-control-request-method");
    const isAllowed =
      origin !== undefined && (await mayRead(tenants, origin, c.req.header(TENANT_ORIGIN_HEADER)));
    if (isPreflight) c.res = new Response(null, { status: 204 });
    else await next();
    c.header("vary", "Origin", { append: true });
    if (!isAllowed) return;
    c.header("access-control-allow-origin", origin);
    c.header("access-control-expose-headers", "authorization,retry-after");
    if (!isPreflight) return;
    c.header("access-control-allow-methods", "GET,POST,PUT,DELETE");
    c.header("access-control-allow-headers", ALLOWED_HEADERS);
    c.header("access-control-max-age", PREFLIGHT_SECONDS);
  });

/** A preflight does not name the tenant; the actual request does. */
async function mayRead(
  tenants: TenantDirectory,
  origin: string,
  about: string | undefined,
): Promise<boolean> {
  const host = parseOrigin(about ?? origin)?.host;
  const tenant = host ? await tenants.byHost(host) : null;
  return tenant !== null && tenants.isOwnOrigin(tenant, origin);
}
