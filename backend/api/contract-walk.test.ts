import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiKey, apiContract } from "@/contract/api";
import type { EndpointSchemas } from "@/contract/api/endpoint";
import { errorBodySchema, TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { type CallNote, callNotes } from "../http/openapi/call-notes";
import { requestSchema } from "../http/openapi/json-schema";
import { engines } from "../testing/engines";
import {
  GUEST,
  MARKS,
  type MarkedWorld,
  openMarkedWorld,
  POST_PASSWORD,
  type Side,
} from "../testing/marked-world";
import { type Sample, sampleOf } from "../testing/samples";
import { SPEC_CALLS } from "../testing/spec-calls";

const contract: Record<string, EndpointSchemas> = apiContract;
const keys = Object.keys(apiContract) as ApiKey[];
const notes: Record<string, CallNote> = Object.assign({}, ...Object.values(callNotes));
const having = (part: "params" | "query" | "body") => keys.filter((key) => contract[key]?.[part]);
const signedInCalls = keys.filter((key) => notes[key]?.isSignedIn);
const openCalls = keys.filter((key) => !notes[key]?.isSignedIn);

it("has every call of spec §7 by exactly its path", () => {
  const paths = keys.map((key) => key.replace(/:\w+/g, ":x"));
  expect(SPEC_CALLS.filter((call) => !paths.includes(call))).toEqual([]);
  expect(SPEC_CALLS).toHaveLength(100);
});

describe.each(engines)("every call of the contract, on $name", (engine) => {
  let world: MarkedWorld;
  let betaBefore: Record<string, string>;
  beforeAll(async () => {
    world = await openMarkedWorld(engine);
    betaBefore = await readAll("beta");
  });
  afterAll(() => world.close());

  const sampleAt = (side: Side, key: ApiKey) => sampleOf(key, { world, side: world.sides[side] });
  const asked = (
    side: Side,
    key: ApiKey,
    { token = world.sides[side].token, ...input }: Sample,
    rawBody?: string,
  ) => world.ask(key, input as Sample, { tenant: side, token, ...(rawBody !== undefined && { rawBody }) });
  const messagesOf = (body: unknown) => [errorBodySchema.parse(body).message].flat();

  /** What a clinic answers to every call that only reads. */
  async function readAll(side: Side): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    for (const key of keys.filter((candidate) => candidate.startsWith("GET ")))
      answers[key] = JSON.stringify((await asked(side, key, await sampleAt(side, key))).body);
    // Asked for somebody new each time.
    return { ...answers, "GET /customer/registered-customer": "" };
  }

  it.each(keys)("%s is served, by itself, with nothing of another clinic", async (key) => {
    const { status, body } = await asked("alpha", key, await sampleAt("alpha", key));
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(contract[key]?.response.safeParse(body).success).toBe(true);
    expect(JSON.stringify(body)).not.toContain(MARKS.beta);
    const { values } = await world.metrics.requestDuration.get();
    const answered = values.filter(({ labels }) => labels.call === key && labels.status === 200);
    expect(answered.length).toBeGreaterThan(0);
  });

  it.each(having("params"))("%s has nothing of another clinic by any id", async (key) => {
    const { params = {}, ...sample } = (await sampleAt("alpha", key)) as { params?: Record<string, unknown> };
    const [name = ""] = Object.keys(params);
    const ids = name === "id" ? [2, 3, 4, 5, 6, 7, 1_000_001, 1_000_002, 1_000_003] : [];
    for (const id of ids) {
      const { status, body } = await asked("alpha", key, {
        ...sample,
        params: { [name]: id },
      } as unknown as Sample);
      expect([id, JSON.stringify(body)]).not.toEqual([id, expect.stringContaining(MARKS.beta)]);
      expect([200, 400, 404, 409, 422, 429]).toContain(status);
    }
  });

  it.each(keys)("%s refuses an unknown tenant", async (key) => {
    const { token, ...input } = await sampleAt("alpha", key);
    for (const origin of ["", "http://evil.example", "http://beta.localhost.evil.example", "alpha"]) {
      const headers = { [TENANT_ORIGIN_HEADER]: origin };
      const { status, body } = await world.ask(key, input as Sample, { token, headers });
      expect([status, messagesOf(body)]).toEqual([400, ["unknown-storefront-origin"]]);
    }
  });

  it.each(having("body"))("%s refuses a malformed body, one message a field", async (key) => {
    const { properties = {}, required = [] } = requestSchema(contract[key]?.body ?? fail());
    const sample = await sampleAt("alpha", key);
    for (const rawBody of ["{", "[]", "null", "1", '"words"', "<xml/>"]) {
      const { status, body } = await asked("alpha", key, sample, rawBody);
      expect([rawBody, status]).toEqual([rawBody, 400]);
      expect(messagesOf(body)[0]).toMatch(/^body/);
    }
    const wrong = Object.fromEntries(Object.keys(properties).map((name) => [name, { not: "this" }]));
    const tries: [object, string[]][] = [
      [{}, required],
      [wrong, Object.keys(properties).filter((name) => properties[name]?.type !== "object")],
    ];
    for (const [given, named] of tries.filter(([, fields]) => fields.length > 0)) {
      const { status, body } = await asked("alpha", key, sample, JSON.stringify(given));
      expect(status).toBe(400);
      const messages = messagesOf(body);
      for (const name of named)
        expect(messages.filter((message) => message.startsWith(`body.${name}:`))).toHaveLength(1);
    }
  });

  it.each(having("params"))("%s refuses what is no id", async (key) => {
    const sample = await sampleAt("alpha", key);
    const { params = {} } = sample as { params?: Record<string, unknown> };
    const [name = ""] = Object.keys(params);
    for (const id of name === "id" ? ["x", "0", "-1", "1.5", "1e99", "%00"] : ["!", "%00", "x".repeat(500)]) {
      const { status, body } = await asked("alpha", key, {
        ...sample,
        params: { [name]: id },
      } as unknown as Sample);
      expect([id, status, messagesOf(body)[0]]).toEqual([id, 400, expect.stringMatching(/^params/)]);
    }
  });

  it.each(having("query"))("%s refuses a malformed query, each field by its name", async (key) => {
    const { properties = {}, required = [] } = requestSchema(contract[key]?.query ?? fail());
    const sample = await sampleAt("alpha", key);
    const { query = {} } = sample as { query?: Record<string, unknown> };
    for (const name of Object.keys(properties)) {
      const changed = { ...query, [name]: "x".repeat(5000) };
      const { status, body } = await asked("alpha", key, { ...sample, query: changed } as Sample);
      expect([name, status]).toEqual([name, 400]);
      expect(messagesOf(body)).toContainEqual(expect.stringMatching(new RegExp(`^query.${name}[.:]`)));
    }
    for (const name of required) {
      const { [name]: _, ...rest } = query;
      const { status, body } = await asked("alpha", key, { ...sample, query: rest } as Sample);
      expect([status, messagesOf(body)]).toEqual([400, [expect.stringMatching(`^query.${name}:`)]]);
    }
  });

  it.each(signedInCalls)("%s requires a valid token of this clinic", async (key) => {
    const sample = await sampleAt("alpha", key);
    for (const token of ["", "no-such-token", `Bearer ${world.sides.beta.token}`, world.sides.beta.token]) {
      const { status, body } = await asked("alpha", key, { ...sample, token });
      expect([token, status, messagesOf(body)]).toEqual([token, 401, ["session-expired"]]);
    }
  });

  it.each(openCalls)("%s requires no session", async (key) => {
    const { status } = await asked("alpha", key, { ...(await sampleAt("alpha", key)), token: "" });
    expect([401, 403, 500]).not.toContain(status);
  });

  it("has logged no token, phone, password or text", () => {
    const log = world.logLines.join("");
    expect(world.logLines.length).toBeGreaterThan(500);
    const { token, guestToken } = world.sides.alpha;
    const secrets = [token, guestToken, world.sides.beta.token, POST_PASSWORD, "01012345678", "01087654321"];
    for (const secret of [...secrets, GUEST, `김회원${MARKS.alpha}`, `내용${MARKS.alpha}`])
      expect(log).not.toContain(secret);
  });

  it("leaves the other clinic as it was, whatever was written at this one", async () => {
    expect(await readAll("beta")).toEqual(betaBefore);
  });

  it("would see what is another clinic's: most answers carry their own clinic's mark", async () => {
    const marked = Object.values(betaBefore).filter((answer) => answer.includes(MARKS.beta));
    expect(marked.length).toBeGreaterThan(45);
    for (const answer of Object.values(betaBefore)) expect(answer).not.toContain(MARKS.alpha);
  });
});

function fail(): never {
  throw new Error("The call has no such part");
}
