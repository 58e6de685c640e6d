import { z } from "zod";
import type { Environment } from "../lib/environment";
import { reasonOf } from "../revalidation/storefronts";

const TIMEOUT_MS = 10_000;

const failureSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** A refusal of Vercel's API, or a failed request. */
export class VercelError extends Error {
  override name = "VercelError";

  constructor(
    message: string,
    /** Null without a response. */
    readonly status: number | null,
    readonly code: string | null = null,
  ) {
    super(message);
  }
}

/** Calls of Vercel's REST API for one team. */
export class VercelApi {
  private readonly origin: string;

  constructor(private readonly settings: { url: string; token: string; teamId: string | undefined }) {
    this.origin = settings.url.replace(/\/+$/, "");
  }

  async request(method: string, path: string, body?: unknown): Promise<unknown> {
    const url = new URL(`${this.origin}${path}`);
    const { token, teamId } = this.settings;
    if (teamId) url.searchParams.set("teamId", teamId);
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new VercelError(`Vercel's API at ${this.origin} cannot be reached: ${reasonOf(error)}`, null);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const failure = failureSchema.safeParse(answer).data?.error;
    const words = `Vercel's API answered ${response.status}${failure ? `: ${failure.message}` : ""}`;
    throw new VercelError(words, response.status, failure?.code);
  }
}

/** Null where no token is set. */
export function createVercelApi(environment: Environment): VercelApi | null {
  const { VERCEL_API_URL: url, VERCEL_TOKEN: token, VERCEL_TEAM_ID: teamId } = environment;
  return token ? new VercelApi({ url, token, teamId }) : null;
}
