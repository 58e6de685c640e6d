import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReports, REPORTERS } from "../../testing/delivery-reports";
import { engines } from "../../testing/engines";
import { createApp } from "../app";

describe.each(engines)("reports of delivery on $name", (engine) => {
  let reports: Awaited<ReturnType<typeof openReports>>;
  beforeAll(async () => {
    reports = await openReports(engine);
  });
  afterAll(() => reports.close());

  it.each(REPORTERS)("of %s for ids that nobody knows are a 204, and counted", async (name) => {
    const { post, countOf } = reports;
    const { reportOf, delivered } = reports.cases[name];
    const before = await countOf(name, "unknown");
    expect(await post(name, reportOf({ "no-such-id": delivered, "nor-this": delivered }))).toBe(204);
    expect((await countOf(name, "unknown")) - before).toBe(2);
  });

  it.each(REPORTERS)("of %s need its secret", async (name) => {
    const { post } = reports;
    const { headers, ...init } = reports.cases[name].reportOf({ id: "1" });
    const secretHeader = name === "nhn" ? "x-toast-webhook-signature" : "x-solapi-secret";
    const { [secretHeader]: _, ...others } = headers as Record<string, string>;
    expect(await post(name, { ...init, headers: others })).toBe(401);
    expect(await post(name, { ...init, headers: { ...others, [secretHeader]: "wrong" } })).toBe(401);
    const response = await createApp(reports.clinic.services).request(`/webhooks/messages/${name}`, {
      ...init,
      headers,
    });
    expect(response.status).toBe(404);
  });

  it.each([
    ["solapi", "not JSON", "{"],
    ["solapi", "no list", { messageId: "M", statusCode: "4000" }],
    ["solapi", "a report without an id", [{ statusCode: "4000" }]],
    ["solapi", "an id that no database takes", [{ messageId: "M\u0000", statusCode: "4000" }]],
    ["nhn", "no hooks", { event: "MESSAGE_RESULT_UPDATE" }],
    ["nhn", "a hook without an id", { event: "MESSAGE_RESULT_UPDATE", hooks: [{ resultCode: "1000" }] }],
    ["nhn", "too many", { event: "MESSAGE_RESULT_UPDATE", hooks: Array(1001).fill({ requestId: "a" }) }],
  ] as const)("of %s are a 400 with %s", async (name, _, body) => {
    const init = reports.cases[name].reportOf({});
    const text = typeof body === "string" ? body : JSON.stringify(body);
    expect(await reports.post(name, { ...init, body: text })).toBe(400);
  });

  it("are a 413 when they are too long, and a 404 of a provider that reports nothing", async () => {
    const { post } = reports;
    const init = reports.cases.nhn.reportOf({});
    expect(await post("nhn", { ...init, body: JSON.stringify("a".repeat(1024 * 1024)) })).toBe(413);
    expect(await post("webhook", init)).toBe(404);
  });

  it("leave other events alone", async () => {
    const { cases, post, readRow } = reports;
    const sent = await reports.sentMessage("nhn");
    const { body, ...init } = cases.nhn.reportOf({ [sent.providerId ?? ""]: "1000" });
    const other = { ...JSON.parse(String(body)), event: "UNSUBSCRIBE" };
    expect(await post("nhn", { ...init, body: JSON.stringify(other) })).toBe(204);
    const solapi = cases.solapi.reportOf({ [sent.providerId ?? ""]: "4000" });
    const headers = { ...(solapi.headers as Record<string, string>), "x-solapi-event-name": "GROUP-REPORT" };
    expect(await post("solapi", { ...solapi, headers })).toBe(204);
    expect((await readRow(sent.id)).deliveredAt).toBeNull();
  });
});
