import type { Page } from "@playwright/test";
import { createApi } from "@/api/create-api";
import type { StudioInput, StudioKey, StudioResponse } from "@/contract/studio";
import type { Settings } from "../../../scripts/lib/settings.mjs";
import { HANEUL } from "../clinics";
import { originOf } from "../storefront";

/** One product, whichever database and however many processes it has. */
export interface DayProduct {
  settings: Settings;
  /** Each backend keeps the messages that it sent. */
  backendUrls: readonly string[];
}

export const CLINIC = "haneul";

/** The backend as one of the clinic's visitors calls it. */
export const visitorApi = ({ settings }: DayProduct, readToken: () => string | undefined) =>
  createApi({
    baseUrl: settings.publicBackendUrl,
    tenantOrigin: originOf(HANEUL.host, settings.port),
    readToken,
  });

interface AnyInput {
  query?: Record<string, string | number>;
  body?: unknown;
}

/** A call of the studio by the person who is signed in at a page of it. Throws what was refused. */
export async function studioCall<Key extends StudioKey>(
  page: Page,
  key: Key,
  { params, ...input }: { params?: Record<string, string | number> } & Omit<StudioInput<Key>, "params">,
): Promise<StudioResponse<Key>> {
  const [method = "GET", template = ""] = key.split(" ");
  const { query = {}, body } = input as AnyInput;
  const path = template.replace(/:(\w+)/g, (_, name: string) => String({ clinic: CLINIC, ...params }[name]));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await page.evaluate(
    async ({ url, method, body }) => {
      const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
      const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
      return { status: response.status, text: await response.text() };
    },
    { url: `${path}?${search}`, method, body: body === undefined ? undefined : JSON.stringify(body) },
  );
  if (answer.status !== 200) throw new Error(`${key} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as StudioResponse<Key>;
}

export const readDay = async (page: Page, date: string) =>
  (await studioCall(page, "GET /studio/:clinic/day", { query: { date } })).row;
