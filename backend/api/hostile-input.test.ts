import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiKey, apiContract } from "@/contract/api";
import type { EndpointSchemas } from "@/contract/api/endpoint";
import { errorBodySchema, TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { requestSchema } from "../http/openapi/json-schema";
import { oneEngine } from "../testing/engines";
import { HOSTILE_BODIES, HOSTILE_JSON, HOSTILE_TEXTS, placesIn, withJsonAt } from "../testing/hostile";
import { type MarkedWorld, openMarkedWorld } from "../testing/marked-world";
import { type Sample, sampleOf } from "../testing/samples";

const contract: Record<string, EndpointSchemas> = apiContract;
const keys = Object.keys(apiContract) as ApiKey[];
const textsAsJson = Object.entries(HOSTILE_TEXTS).map(
  ([name, text]) => [name, JSON.stringify(text)] as const,
);
const values = [...Object.entries(HOSTILE_JSON), ...textsAsJson];
/** Thousands of requests on a busy machine. */
/** Calls that share their very schemas are one call under several names: its values are tried under the first. */
const onceForEach = (part: "body" | "query") =>
  keys.filter((key, index) => {
    const schema = contract[key]?.[part];
    const isSame = (other: ApiKey) =>
      contract[other]?.[part] === schema && contract[other]?.response === contract[key]?.response;
    return schema !== undefined && keys.findIndex(isSame) === index;
  });

describe.each(oneEngine)("hostile input, on $name", (engine) => {
  let world: MarkedWorld;
  beforeAll(async () => {
    world = await openMarkedWorld(engine);
  });
  afterAll(() => world.close());

  const sampleFor = (key: ApiKey) => sampleOf(key, { world, side: world.sides.alpha }) as Promise<Whole>;
  interface Whole {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    token?: string;
  }
  const send = (key: ApiKey, { token = world.sides.alpha.token, ...input }: Whole, rawBody?: string) =>
    world.ask(key, input as Sample, { token, ...(rawBody !== undefined && { rawBody }) });

  /** What is wrong with an answer: nothing but a clean refusal or a clean success is right. */
  function faultOf({ status, body }: { status: number; body: unknown }): string | null {
    if (status === 200) return /<script|onerror=|javascript:/.test(htmlIn(body)) ? "HTML that runs" : null;
    if (status >= 500 || status < 400) return `status ${status}`;
    return errorBodySchema.safeParse(body).success ? null : "an error of another shape";
  }

  /** A sample is good again after a request that was found malformed: nobody has looked further. */
  const isMalformed = ({ status, body }: { status: number; body: object }) =>
    status === 400 && "message" in body && Array.isArray(body.message);

  it.each(onceForEach("body"))("%s takes or refuses every value in every field of its body", async (key) => {
    const faults: string[] = [];
    let sample = await sampleFor(key);
    for (const [place, [name, json]] of pairs(
      placesIn(requestSchema(contract[key]?.body ?? fail())),
      values,
    )) {
      const answer = await send(key, sample, withJsonAt(sample.body, place, json));
      const fault = faultOf(answer);
      if (fault) faults.push(`${place.join(".")}, ${name}: ${fault}`);
      if (!isMalformed(answer)) sample = await sampleFor(key);
    }
    expect(faults).toEqual([]);
  });

  it.each(keys.filter((key) => contract[key]?.body))("%s refuses a body that is none", async (key) => {
    const sample = await sampleFor(key);
    for (const [name, text] of Object.entries(HOSTILE_BODIES)) {
      const answer = await send(key, sample, text);
      expect([name, faultOf(answer)]).toEqual([name, null]);
    }
  });

  it.each(keys.filter((key) => contract[key]?.query ?? contract[key]?.params))(
    "%s takes or refuses every text in every field of its query and path",
    async (key) => {
      const faults: string[] = [];
      const sample = await sampleFor(key);
      for (const [{ part, field }, [name, text]] of pairs(fieldsOf(key), Object.entries(HOSTILE_TEXTS))) {
        // A path cannot be without its last part.
        if (part === "params" && text === "") continue;
        const value = part === "params" ? encodeURIComponent(text.replace(/\p{Surrogate}/u, "")) : text;
        const changed = { ...sample, [part]: { ...sample[part], [field]: value } };
        const fault = faultOf(await send(key, changed));
        if (fault) faults.push(`${part} ${field}, ${name}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );

  it.each([
    "keyword=a&keyword=b",
    "keyword[]=a&keyword[0]=b&keyword[x]=c",
    "__proto__=a&__proto__[isAdmin]=true&constructor.prototype.isAdmin=true",
    "page=1&page=x",
    "sort=latest;drop table products",
    "&&&===&=&keyword",
    "keyword=%",
    "keyword=%E0%A4%A&keyword=%C0%80",
    `${"a=1&".repeat(2000)}keyword=x`,
  ])("answers the query %s", async (query) => {
    const headers = { [TENANT_ORIGIN_HEADER]: "http://alpha.localhost" };
    const response = await world.app.request(`/v2/products?${query}`, { headers });
    expect(faultOf({ status: response.status, body: await response.json() })).toBeNull();
    expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
  });

  it.each([
    ["authorization", "x".repeat(10_000)],
    ["authorization", "Bearer Bearer Bearer "],
    ["authorization", "'; drop table sessions; --"],
    ["Idempotency-Key", "x".repeat(5000)],
    ["Idempotency-Key", "'; drop table idempotency_keys; --"],
    ["Idempotency-Key", "\u00e9\u00ff"],
    ["x-request-id", `${"x".repeat(100)}" \\n`],
    ["x-forwarded-for", "'; drop table rate_limits; --, ,,,"],
    ["accept-encoding", "br;q=x, zip;;;=, ,"],
    ["content-type", "multipart/form-data; boundary=x"],
    ["origin", "http://alpha.localhost:99999999"],
    ["cookie", "access-token=%%%"],
  ])("answers a booking with the header %s: %s", async (header, value) => {
    const { token = "", ...sample } = await sampleFor("POST /customer/reservations");
    const headers = { [header]: value };
    const answer = await world.ask(
      "POST /customer/reservations",
      sample as Sample<"POST /customer/reservations">,
      {
        ...(header === "authorization" ? {} : { token }),
        headers,
      },
    );
    expect(faultOf(answer)).toBeNull();
  });

  it("has done no harm: every call still answers", async () => {
    for (const key of keys) {
      if (key === "POST /customer/reservations" || key.startsWith("PUT /customer/reservations")) continue;
      const { status } = await send(key, await sampleFor(key));
      expect([key, status]).toEqual([key, 200]);
    }
  });
});

function pairs<One, Other>(ones: One[], others: Other[]): [One, Other][] {
  return ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));
}

function fieldsOf(key: ApiKey) {
  return (["query", "params"] as const).flatMap((part) => {
    const schema = contract[key]?.[part];
    return Object.keys((schema && requestSchema(schema).properties) ?? {}).map((field) => ({ part, field }));
  });
}

/** Every text that a page would show as HTML. */
function htmlIn(value: unknown, name = ""): string {
  if (typeof value === "string") return /html$/i.test(name) ? value : "";
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, part]) => htmlIn(part, key))
    .join("\n");
}

function fail(): never {
  throw new Error("The call has no such part");
}
