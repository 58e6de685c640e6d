import type { Instrumentation } from "next";

/** Next calls it once, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { readAbsoluteTargets } = await import("@/tenancy/absolute-target");
  readAbsoluteTargets();
  if (process.env.VERCEL || process.env.NODE_ENV === "development") return;
  const { startObserving } = await import("@/tenancy/start-observing");
  startObserving();
}

/** Next calls it for every uncaught error of a page. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  // A page that ends with its error is told of once more, without where in it that was.
  if (context.routeType === "render" && !context.renderSource) return;
  const { reportError } = await import("@/tenancy/report-error");
  const host = String(headers.host ?? "");
  reportError(host, context.routePath);
  const { storefrontWatch } = await import("@/observation/storefront/storefront-watch");
  const requestId = headers["x-request-id"]?.toString();
  storefrontWatch()?.reportError(error, { requestId, route: context.routePath, host });
};
