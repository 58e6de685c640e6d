import { expect, it } from "vitest";
import { readSettings } from "./settings.mjs";

it("derives every address from the two ports", () => {
  const settings = readSettings({ PORT: "5000", BACKEND_PORT: "6000" });
  expect(settings).toMatchObject({
    port: 5000,
    backendUrl: "http://127.0.0.1:6000",
    publicBackendUrl: "http://localhost:6000",
    edgeConfig: "http://127.0.0.1:6000/ecfg_local?token=dev",
  });
});

it("lets an address be named by itself", () => {
  const { backendUrl, edgeConfig } = readSettings({ BACKEND_URL: "http://10.0.0.2:4000" });
  expect({ backendUrl, edgeConfig }).toEqual({
    backendUrl: "http://10.0.0.2:4000",
    edgeConfig: "http://10.0.0.2:4000/ecfg_local?token=dev",
  });
});

it.each([
  [{ PORT: "abc" }, /PORT=abc is no port/],
  [{ PORT: "0" }, /PORT=0 is no port/],
  [{ BACKEND_PORT: "70000" }, /BACKEND_PORT=70000 is no port/],
  [{ PORT: "4000" }, /PORT and BACKEND_PORT are both 4000/],
])("refuses %o in one line", (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});
