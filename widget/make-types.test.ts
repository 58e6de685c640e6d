// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLoaderTypes } from "./make-types";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "loader-types-"));
  writeFileSync(join(folder, "loader.d.ts"), makeLoaderTypes());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a page's own compiler says of each call, in order; nothing where all is well. */
function complaintsOf(calls: string[]): string[] {
  const page = join(folder, "page.ts");
  const head = 'import type { WidgetScreen } from "./loader";\nconst widget = window.ClinicWidget!;';
  writeFileSync(page, [head, ...calls, "export const first: WidgetScreen = { screen: 'visit' };"].join("\n"));
  const program = ts.createProgram([page, join(folder, "loader.d.ts")], {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start }) => {
    if (!file || start === undefined) return "the whole";
    const line = file.getLineAndCharacterOfPosition(start).line;
    return file.text.split("\n")[line] ?? "";
  });
}

describe("the loader's types", () => {
  it("stand alone and keep their words", () => {
    const text = readFileSync(join(folder, "loader.d.ts"), "utf8");
    expect(text).not.toMatch(/^import /m);
    expect(text).toContain("The storefront's origin: names the clinic.");
  });

  it("let every documented call pass, in namespaces too", () => {
    const calls = [
      `widget("init", { origin: "https://clinic.example", position: "panel", target: "#place", load: "hover", language: "ja" });`,
      `widget("second.init", { origin: "https://clinic.example", attribution: { utm_source: "blog" } });`,
      `widget("open");`,
      `widget("second.open", { screen: "treatment", productId: 7, employeeId: 3, date: "2026-11-20" });`,
      `widget("on", "timeSelected", ({ reservedAt, employeeId }) => { reservedAt.slice(0, 10); employeeId?.toFixed(); });`,
      `widget("second.off", "close", () => undefined);`,
      `widget("addToCart", [1, 2]);`,
      `widget("destroy");`,
    ];
    expect(complaintsOf(calls)).toEqual([]);
  });

  it("stop a wrong one", () => {
    const wrong = [
      `widget("opne");`,
      `widget("second.opne");`,
      `widget("init");`,
      `widget("init", { origin: "https://clinic.example", load: "later" });`,
      `widget("second.init", { origin: "https://clinic.example", language: "xx" });`,
      `widget("open", { screen: "treatments" });`,
      `widget("open", { screen: "eventProducts", eventId: 1 });`,
      `widget("on", "keep", () => undefined);`,
      `widget("on", "cartCount", ({ total }) => total);`,
      `widget("addToCart", 1);`,
    ];
    expect(complaintsOf(wrong)).toEqual(wrong);
  });
});
