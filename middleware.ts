import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { listPagePath } from "./src/lib/list-address";
import { contentSecurityPolicy } from "./src/tenancy/content-security-policy";
import { environment } from "./src/tenancy/environment";
import { createHostDirectory } from "./src/tenancy/host-directory";
import { hostSource } from "./src/tenancy/host-source";
import { parseHostHeader } from "./src/tenancy/hostname";
import { resolveHost } from "./src/tenancy/resolve-host";
import { type RouteAction, routeHostless, routeRequest } from "./src/tenancy/route-request";

// All but build assets, the one path that is signed instead of anybody's page, and the one file that no partner owns.
export const config = {
  matcher: ["/((?!_next/static/|_next/image$|api/revalidate$|__nextjs|platform/icon\\.svg$).*)"],
};

let background: NextFetchEvent | null = null;
const directory = createHostDirectory(hostSource, {
  now: Date.now,
  inBackground: (work) => background?.waitUntil(work),
});

/** The Host header alone decides whose page is shown; every path goes below that partner's prefix. */
export default async function middleware(request: NextRequest, event: NextFetchEvent) {
  background = event;
  if (isInternalOfNext(request)) return NextResponse.next();
  // `nextUrl` would write the address anew, and with another host than the server's own.
  const url = new URL(request.url);
  const header = request.headers.get("host");
  // Next's image service asks for its source within the process, without any header.
  if (header === null) return respond(routeHostless(url.pathname), url, "");
  const address = parseHostHeader(header);
  if (!address) return plainAnswer(400);
  const decision = await resolveHost(address.host, environment.platformHost, directory);
  return respond(routeRequest(decision, listPagePath(url.pathname, url.searchParams)), url, address.port);
}

function respond(action: RouteAction, url: URL, port: string): NextResponse {
  switch (action.kind) {
    case "answer":
      return plainAnswer(action.status);
    case "redirect":
      return redirectTo(action.host, port, url);
    case "disallow":
      return new NextResponse("User-agent: *\nDisallow: /\n", { headers: PLAIN_TEXT });
    case "media":
      return NextResponse.rewrite(new URL(action.pathname, environment.backendUrl));
    case "rewrite": {
      const target = new URL(url);
      target.pathname = action.pathname;
      const response = NextResponse.rewrite(target);
      response.headers.set("Content-Security-Policy", contentSecurityPolicy());
      if (!action.isIndexed) response.headers.set("X-Robots-Tag", "noindex, nofollow");
      return response;
    }
  }
}

/** One 308, with port, path and query as they came. */
function redirectTo(host: string, port: string, { protocol, pathname, search }: URL): NextResponse {
  const address = `${protocol}//${host}${port ? `:${port}` : ""}${pathname}${search}`;
  return NextResponse.redirect(address, { status: 308, headers: { "Cache-Control": "no-store" } });
}

const REASONS = { 400: "Bad Request", 404: "Not Found", 503: "Service Unavailable" };

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
