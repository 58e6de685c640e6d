import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { apiContract } from "@/contract/api";
import { callNotes } from "./call-notes";
import { describeApi } from "./document";
import { referredName } from "./json-schema";
import { openApiRoutes } from "./openapi-routes";

const keys = Object.keys(apiContract);
const document = describeApi("http://localhost:4000");
const app = new Hono().route("/", openApiRoutes("http://localhost:4000"));

/** Every object anywhere in a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

describe("the OpenAPI document", () => {
  it("has every call of the contract, each under a heading and with a sentence", () => {
    const noted = Object.values(callNotes).flatMap((calls) => Object.keys(calls));
    expect(noted.toSorted()).toEqual(keys.toSorted());
    expect(new Set(noted).size).toBe(noted.length);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
    );
    expect(described.toSorted()).toEqual(keys.toSorted());
  });

  it("names each call once, and every parameter in its path", () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(operation.parameters.map(({ name }) => name)).toContain("X-Storefront-Origin");
    }
  });

  it("refers only to what is there", () => {
    const names = [...objectsIn(document)].flatMap((schema) => referredName(schema) ?? []);
    expect(names).toContain("ProductSummary");
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(names)]));
  });

  it("documents a call's input, and whether it requires a session", () => {
    const booking = document.paths["/customer/reservations"]?.post;
    expect(booking?.security).toEqual([{ token: [] }]);
    expect(booking?.parameters.map(({ name }) => name)).toContain("Idempotency-Key");
    expect(booking?.requestBody).toMatchObject({
      required: true,
      content: { "application/json": { schema: { required: ["kind", "reservedAt", "agreements"] } } },
    });
    const list = document.paths["/v2/products"]?.get;
    expect(list?.security).toContainEqual({});
    expect(list?.parameters).toContainEqual(
      expect.objectContaining({ name: "keyword", in: "query", required: false }),
    );
    expect(list?.responses[200]?.content["application/json"].schema.properties?.rows).toEqual({
      type: "array",
      items: { $ref: "#/components/schemas/ProductSummary" },
    });
  });
});

describe("the routes", () => {
  it("serve the document to any page", async () => {
    const response = await app.request("/openapi.json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it("serve a page that names every call, runs no script and may not be framed", async () => {
    const response = await app.request("/docs");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const page = await response.text();
    for (const [path, methods] of Object.entries(document.paths))
      for (const { operationId } of Object.values(methods)) {
        expect(page).toContain(`<section id="${operationId}">`);
        expect(page).toContain(`<code>${path}</code>`);
      }
    expect(page).not.toMatch(/<script|style=|undefined|\[object/);
    expect((await app.request("/docs/style.css")).headers.get("content-type")).toMatch(/^text\/css/);
  });
});
