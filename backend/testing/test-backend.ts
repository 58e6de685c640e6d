import { randomInt } from "node:crypto";
import { rm } from "node:fs/promises";
import { pino } from "pino";
import type { ApiInput, ApiKey, ApiResponse } from "@/contract/api";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import type { TenantFile } from "@/contract/tenant/tenant";
import { createApp } from "../app";
import { readEnvironment } from "../environment";
import { createMetrics } from "../metrics/metrics";
import { createPostLimits } from "../posts/post-limits";
import { DevelopmentSms } from "../providers/development-sms";
import { DirectoryStorage } from "../providers/directory-storage";
import { createSignInLimits } from "../providers/rate-limits";
import { publishTenants } from "../tenancy/publish";
import { TenantDirectory } from "../tenancy/tenant-directory";
import type { Engine } from "./engines";
import { writeTenants } from "./tenants";

/** A Friday, 09:00 at the clinic. */
export const FRIDAY_MORNING = new Date("2026-11-20T00:00:00Z");

interface CallOptions {
  tenant?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as it is, in place of the input's body. */
  rawBody?: string;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** A failed call's body has none of the contract's fields; asserting on them fails the test. */
  body: Body;
}

/** The whole backend on an engine, without a port, with a clock of its own. */
export async function createTestBackend(
  engine: Engine,
  tenantFiles: TenantFile[],
  widgetDir = ".build/none",
) {
  const database = await engine.open();
  const folder = await writeTenants(tenantFiles);
  const clock = { now: FRIDAY_MORNING };
  const now = () => clock.now;
  const logLines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => logLines.push(line) });
  const environment = readEnvironment({
    TENANTS_DIR: folder,
    WIDGET_DIR: widgetDir,
    LOG_LEVEL: "silent",
    // A call may say where it comes from.
    IS_BEHIND_PROXY: "true",
  });
  const { db } = database;
  const outcomes = await publishTenants(db, folder, now());
  const tenants = new TenantDirectory({ db, platformHost: "localhost", now });
  const sms = new DevelopmentSms(pino({ level: "silent" }));
  const limits = createSignInLimits(database.pool, 10_000);
  const postLimits = createPostLimits(database.pool, { postsPerAddress: 10, uploadsPerAddress: 30 });
  const filesFolder = `${folder}-files`;
  const storage = new DirectoryStorage(filesFolder);
  const revalidatedTags: string[] = [];
  const revalidator = {
    revalidate: (tags: string[]) => void revalidatedTags.push(...tags),
    close: async () => {},
  };
  const ending = { isEnding: false };
  const app = createApp({
    environment,
    db,
    tenants,
    sms,
    limits,
    postLimits,
    storage,
    log,
    metrics: createMetrics({ pool: database.pool }),
    revalidator,
    now,
    isEnding: () => ending.isEnding,
    publishToken: "publish-secret",
  });

  /** One call of the contract, as the storefront of a tenant makes it. */
  async function call<Key extends ApiKey>(
    key: Key,
    input: ApiInput<Key>,
    { tenant = "alpha", token, headers = {}, rawBody }: CallOptions = {},
  ): Promise<Answer<ApiResponse<Key>>> {
    const [method = "", path = ""] = key.split(" ");
    const { params = {}, query = {}, body } = input as Record<string, Record<string, unknown>>;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const response = await app.request(`${filled}?${search}`, {
      method,
      headers: {
        [TENANT_ORIGIN_HEADER]: `http://${tenant}.localhost:3000`,
        ...(token && { authorization: token }),
        ...(method === "GET" ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(rawBody !== undefined || body ? { body: rawBody ?? JSON.stringify(body) } : {}),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** Signs a new person in and answers the token. */
  async function signIn({
    tenant = "alpha",
    phone = `010${randomInt(10 ** 8)
      .toString()
      .padStart(8, "0")}`,
  } = {}): Promise<string> {
    await call("POST /customer/auth-tokens", { body: { phone } }, { tenant });
    const body = { name: "김손님", phone, code: lastCode(phone) };
    const { headers } = await call("POST /api/guest-signin", { body }, { tenant });
    return headers.get("authorization") ?? "";
  }

  /** The code in the latest message to a phone. */
  function lastCode(phone: string): string {
    const message = sms.messages.find((sent) => sent.phone === phone && /\d{6}/.test(sent.text));
    return message?.text.match(/\d{6}/)?.[0] ?? "";
  }

  async function close() {
    await database.close();
    await rm(folder, { recursive: true });
    await rm(filesFolder, { recursive: true, force: true });
  }
  return {
    app,
    call,
    signIn,
    lastCode,
    clock,
    db,
    folder,
    filesFolder,
    storage,
    outcomes,
    sms,
    tenants,
    logLines,
    revalidatedTags,
    ending,
    close,
  };
}

export type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;
