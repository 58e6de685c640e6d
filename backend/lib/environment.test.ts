import { readdirSync, readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment, refuseDevelopmentProviders, SETTING_NAMES } from "./environment";

describe("docs/backend.md", () => {
  const paper = readFileSync(new URL("../../docs/backend.md", import.meta.url), "utf8");

  it.each(SETTING_NAMES)("tells what %s is for", (name) => {
    expect(paper).toContain(`\`${name}\``);
  });

  it("lists every table", async () => {
    const folder = new URL("../db/schema/", import.meta.url);
    const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
    const files: object[] = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
    const tables = files
      .flatMap((file): unknown[] => Object.values(file))
      .filter((value): value is PgTable => is(value, PgTable));
    expect(tables.length).toBeGreaterThan(80);
    for (const table of tables) expect(paper).toMatch(new RegExp(`\\b${getTableName(table)}\\b`));
  });
});

describe("readEnvironment", () => {
  it("stands on its own, and takes an empty variable for an unset one", () => {
    const environment = readEnvironment({ DATABASE_URL: "", BACKEND_PORT: "" });
    expect(environment.DATABASE_URL).toBeUndefined();
    expect(environment).toMatchObject({
      BACKEND_PORT: 4000,
      BACKEND_HOST: "127.0.0.1",
      DATA_DIR: ".data",
      IS_BEHIND_PROXY: false,
    });
  });

  it.each([
    [{ BACKEND_PORT: "http" }, /^Bad setting: BACKEND_PORT: /],
    [{ BACKEND_PORT: "70000" }, /BACKEND_PORT/],
    [{ DATABASE_URL: "mysql://localhost/clinic" }, /DATABASE_URL/],
    [{ SENTRY_DSN: "https://sentry.example/1" }, /SENTRY_DSN: not https/],
    [
      { SENTRY_DSN: "https://key@sentry.example/1", ERROR_REPORT_URL: "https://a.example" },
      /SENTRY_DSN: not tog/,
    ],
    [{ EDGE_CONFIG_ID: "ecfg_1" }, /VERCEL_TOKEN: needed with EDGE_CONFIG_ID/],
    [{ LOG_LEVEL: "loud", SMS_PROVIDER: "pigeon" }, /LOG_LEVEL: .*; SMS_PROVIDER: /],
  ])("refuses %j in one line", (variables, line) => {
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(line);
  });
});

describe("providers made for development", () => {
  const start = (variables: Record<string, string>) => refuseDevelopmentProviders(readEnvironment(variables));
  const production = { NODE_ENV: "production" };

  it.each([
    ["both", {}, /^SMS_PROVIDER and IDENTITY_PROVIDER: development is not for production\./],
    ["one of them", { SMS_PROVIDER: "webhook" }, /^IDENTITY_PROVIDER: development/],
    ["an explicit one", { IDENTITY_PROVIDER: "webhook", SMS_PROVIDER: "development" }, /^SMS_PROVIDER: dev/],
    ["a permission that is none", { ALLOW_DEVELOPMENT_PROVIDERS: "0" }, /ALLOW_DEVELOPMENT_PROVIDERS=1/],
  ])("are refused in production: %s", (_, variables, line) => {
    expect(() => start({ ...production, ...variables })).toThrow(EnvironmentError);
    expect(() => start({ ...production, ...variables })).toThrow(line);
  });

  it.each([
    ["with the permission of a demo", { ...production, ALLOW_DEVELOPMENT_PROVIDERS: "1" }],
    ["outside of production", { NODE_ENV: "development" }],
    ["where nothing says what it is", {}],
  ])("run %s", (_, variables) => {
    expect(() => start(variables)).not.toThrow();
  });

  it("leave production alone that has real ones", () => {
    expect(() =>
      start({ ...production, SMS_PROVIDER: "webhook", IDENTITY_PROVIDER: "webhook" }),
    ).not.toThrow();
  });
});
