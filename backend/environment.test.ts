import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment";

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
    [{ LOG_LEVEL: "loud", SMS_PROVIDER: "pigeon" }, /LOG_LEVEL: .*; SMS_PROVIDER: /],
  ])("refuses %j in one line", (variables, line) => {
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(line);
  });
});
