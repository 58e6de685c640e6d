import type { IncomingMessage } from "node:http";
import { openFakeServer } from "./fake-server";
import { answerDomain, type FakeDomain, isDomainCall, refusal } from "./fake-vercel-domains";

interface Change {
  operation: "upsert" | "delete";
  key: string;
  value?: unknown;
}

const ITEMS = "/v1/edge-config/ecfg_test/items";

/** The part of Vercel's API that publishing uses: one Edge Config and one project's domains. It checks token and team. */
export async function openFakeVercel() {
  let items: Record<string, unknown> = {};
  const domains = new Map<string, FakeDomain>();
  /** Every call that was answered: `PATCH /v1/edge-config/ecfg_test/items`. */
  const calls: string[] = [];
  const failures: { status: number; code: string; message: string }[] = [];
  const state = { limitBytes: 64_000 };

  const { url, hold, release, close } = await openFakeServer((request, body, response) => {
    const answer = answerTo(request, body === "" ? null : JSON.parse(body));
    response
      .writeHead(answer.status, { "content-type": "application/json" })
      .end(JSON.stringify(answer.body));
  });

  function answerTo({ method = "", url = "", headers }: IncomingMessage, body: unknown) {
    const { pathname, searchParams } = new URL(url, "http://vercel");
    calls.push(`${method} ${pathname}`);
    const failure = failures.shift();
    if (failure) return refusal(failure.status, failure.code, failure.message);
    if (headers.authorization !== "Bearer vercel-token" || searchParams.get("teamId") !== "team_test")
      return refusal(403, "forbidden", "Not authorized");
    if (isDomainCall(pathname)) return answerDomain(domains, { method, path: pathname, body });
    if (pathname !== ITEMS) return refusal(404, "not_found", "Not found");
    if (method === "PATCH") return patch((body as { items: Change[] }).items);
    return { status: 200, body: Object.entries(items).map(([key, value]) => ({ key, value })) };
  }

  /** All of them or none, as Vercel does it. */
  function patch(changes: Change[]) {
    const next = { ...items };
    for (const { operation, key, value } of changes) {
      if (operation === "upsert") next[key] = value;
      else if (key in next) delete next[key];
      else return refusal(400, "edge_config_item_not_found", `There is no ${key}`);
    }
    if (Buffer.byteLength(JSON.stringify(next)) > state.limitBytes)
      return refusal(400, "edge_config_too_large", "Edge Config exceeds the maximum size");
    items = next;
    return { status: 200, body: { status: "ok" } };
  }

  const settings = {
    VERCEL_API_URL: url,
    VERCEL_TOKEN: "vercel-token",
    VERCEL_TEAM_ID: "team_test",
    EDGE_CONFIG_ID: "ecfg_test",
    EDGE_CONFIG_PROPAGATION_SECONDS: "0",
  };
  return {
    settings,
    calls,
    domains,
    state,
    /** What the next calls are answered with. */
    failures,
    items: () => items,
    hold,
    release,
    close,
  };
}

export type FakeVercel = Awaited<ReturnType<typeof openFakeVercel>>;
