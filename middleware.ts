import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { listPagePath } from "./src/lib/list-address";
import { environment } from "./src/tenancy/environment";
import { createHostDirectory } from "./src/tenancy/host-directory";
import { hostSource } from "./src/tenancy/host-source";
import { type HostAndPort, parseHostHeader } from "./src/tenancy/hostname";
import { isMadeForEachRequest, securityHeaders } from "./src/tenancy/page-policy";
import type { PageTools } from "./src/tenancy/page-tools";
import { ASKED_PATH_HEADER, ASKED_PATH_LENGTH, PARTNER_HEADER } from "./src/tenancy/partner-header";
import { decidePreview, previewCookie } from "./src/tenancy/preview-gate";
import { REFUSAL_HEADERS, refusedPreview } from "./src/tenancy/refused-preview";
import { resolveHost } from "./src/tenancy/resolve-host";
import { isRevalidation, revalidateGates } from "./src/tenancy/revalidate-gates";
import { type RouteAction, routeHostless, routePreview, routeRequest } from "./src/tenancy/route-request";
import { SECURITY_TEXT_PATH, securityText } from "./src/tenancy/security-text";

// All but build assets and the one file that no partner owns.
export const config = {
  matcher: [
    "/((?!_next/static/|_next/image$|__nextjs|platform/icon\\.svg$).*)",
    // A picture's address in a spelling that Next would redirect within itself, and fail: a page that there is not.
    { source: "/_next/image", has: [{ type: "query", key: "url", value: ".*(\\\\|//|\\.\\.).*" }] },
  ],
};

let background: NextFetchEvent | null = null;
const directory = createHostDirectory(hostSource, {
  now: Date.now,
  inBackground: (work) => background?.waitUntil(work),
});

const FONT = /^\/fonts\/[\w-]+\.(woff2|css)$/;

/** The Host header alone decides whose page is shown; every path goes below that partner's prefix. */
export default async function middleware(request: NextRequest, event: NextFetchEvent) {
  background = event;
  if (isInternalOfNext(request)) return NextResponse.next();
  if (FONT.test(request.nextUrl.pathname)) return pass(request);
  // Signed instead of a partner's: whichever host it is asked of.
  if (isRevalidation(request.nextUrl.pathname)) {
    await revalidateGates(request, directory);
    return pass(request);
  }
  // `nextUrl` would rewrite the address, with another host than the server's own.
  const url = new URL(request.url);
  const header = request.headers.get("host");
  // Next's image service asks for its source within the process, without any header.
  if (header === null) return respond(request, routeHostless(url.pathname), url, { host: "", port: "" });
  const address = parseHostHeader(header);
  if (!address) return plainAnswer(400);
  // The operator's own, whichever host it is asked of.
  const reporting = url.pathname === SECURITY_TEXT_PATH && securityText(Date.now());
  if (reporting) return new NextResponse(reporting, { headers: PLAIN_TEXT });
  const decision = await resolveHost(address.host, environment.platformHost, directory);
  const path = listPagePath(url.pathname, url.searchParams);
  const action =
    decision.kind === "preview"
      ? routePreview(await decidePreview(decision.partnerId, url.search, request), path)
      : routeRequest(decision, path);
  return respond(request, action, url, address, decision.kind === "tenant" ? decision.tools : undefined);
}

function respond(
  request: NextRequest,
  action: RouteAction,
  url: URL,
  address: HostAndPort,
  tools?: PageTools,
): NextResponse | Promise<NextResponse> {
  switch (action.kind) {
    case "answer":
      return plainAnswer(action.status);
    case "refuse":
      return refusedPreview(action.expired).then(
        (page) => new NextResponse(page, { status: 403, headers: REFUSAL_HEADERS }),
      );
    case "redirect":
      return redirectTo({ ...address, host: action.host }, url, 308);
    case "enter": {
      const response = redirectTo(
        address,
        { protocol: url.protocol, pathname: url.pathname, search: action.search },
        303,
      );
      response.cookies.set(previewCookie(action));
      return response;
    }
    case "disallow":
      return new NextResponse("User-agent: *\nDisallow: /\n", { headers: PLAIN_TEXT });
    case "media":
      // The query is a member's signature: without it, their pictures are not there.
      return NextResponse.rewrite(new URL(action.pathname + url.search, environment.backendUrl));
    case "rewrite": {
      const target = new URL(url);
      target.pathname = action.pathname;
      // For addresses that no route has: their page has no path to read the partner from. A visitor's own is overwritten.
      const headers = new Headers(request.headers);
      headers.set(PARTNER_HEADER, action.pathname.split("/")[1] ?? "");
      headers.set(ASKED_PATH_HEADER, url.pathname.slice(0, ASKED_PATH_LENGTH));
      const response = NextResponse.rewrite(target, { request: { headers } });
      for (const [name, value] of Object.entries(securityHeaders(action, tools)))
        response.headers.set(name, value);
      // No cache in front may show to others what a link opened.
      if (action.isPreview) response.headers.set("Cache-Control", "private, no-store");
      // Next's default is no-store, and no such page gets into the browser's back-forward cache.
      else if (isMadeForEachRequest(action.pathname))
        response.headers.set("Cache-Control", "private, no-cache");
      if (!action.isIndexed) response.headers.set("X-Robots-Tag", "noindex, nofollow");
      return response;
    }
  }
}

/** A file, or the page of addresses that no route has: without a partner, whatever the visitor sends. */
function pass(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.delete(PARTNER_HEADER);
  return NextResponse.next({ request: { headers } });
}

/** Path and query go on as they came. */
function redirectTo(
  { host, port }: HostAndPort,
  { protocol, pathname, search }: Pick<URL, "protocol" | "pathname" | "search">,
  status: 303 | 308,
): NextResponse {
  const address = `${protocol}//${host}${port ? `:${port}` : ""}${pathname}${search}`;
  return NextResponse.redirect(address, { status, headers: { "Cache-Control": "no-store" } });
}

const REASONS = {
  400: "Bad Request",
  404: "Not Found",
  503: "Service Unavailable",
};

const PLAIN_TEXT = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

function plainAnswer(status: keyof typeof REASONS): NextResponse {
  return new NextResponse(`${REASONS[status]}\n`, {
    status,
    headers: status === 503 ? { ...PLAIN_TEXT, "Retry-After": "5" } : PLAIN_TEXT,
  });
}

/** The reload channel of the development server. */
function isInternalOfNext({ nextUrl }: NextRequest): boolean {
  return process.env.NODE_ENV === "development" && nextUrl.pathname.startsWith("/_next/");
}
