import { expect, it } from "vitest";
import { asEnvironment, readSettings } from "./settings.mjs";

it("derives every address from the two ports", () => {
  const settings = readSettings({ PORT: "5000", BACKEND_PORT: "6000" });
  expect(settings).toMatchObject({
    port: 5000,
    backendUrl: "http://127.0.0.1:6000",
    publicBackendUrl: "http://localhost:6000",
    studioUrl: "http://studio.localhost:6000",
    edgeConfig: "http://127.0.0.1:6000/ecfg_local?token=dev",
    revalidateUrl: "http://127.0.0.1:5000",
  });
});

it("lets an address be named by itself", () => {
  const { backendUrl, edgeConfig } = readSettings({ BACKEND_URL: "http://10.0.0.2:4000" });
  expect({ backendUrl, edgeConfig }).toEqual({
    backendUrl: "http://10.0.0.2:4000",
    edgeConfig: "http://10.0.0.2:4000/ecfg_local?token=dev",
  });
});

it.each(["REVALIDATE_SECRET", "PREVIEW_SECRET"])(
  "makes a %s for the backend and the storefront, another for each run",
  (name) => {
    const secrets = [readSettings({}), readSettings({})].map(asEnvironment).map((env) => env[name]);
    expect(new Set(secrets).size).toBe(2);
    expect(secrets[0]).toHaveLength(32);
    expect(asEnvironment(readSettings({ [name]: "given-from-outside" }))[name]).toBe("given-from-outside");
  },
);

it.each([
  [{ PORT: "abc" }, /PORT=abc is no port/],
  [{ PORT: "0" }, /PORT=0 is no port/],
  [{ BACKEND_PORT: "70000" }, /BACKEND_PORT=70000 is no port/],
  [{ PORT: "4000" }, /PORT and BACKEND_PORT are both 4000/],
])("refuses %o in one line", (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});
