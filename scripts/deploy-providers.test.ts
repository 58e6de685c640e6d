import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

describe("the deployment", () => {
  it.each(["SMS_PROVIDER", "IDENTITY_PROVIDER"])(
    "asks for a %s instead of falling back on development",
    (name) => {
      expect(read("deploy/compose.yaml")).toContain(`${name}: \${${name}:?}`);
      expect(read("deploy/.env.example")).toContain(`${name}=webhook`);
    },
  );

  it("allows development providers only when configured", () => {
    expect(read("deploy/compose.yaml")).toMatch(/\$\{ALLOW_DEVELOPMENT_PROVIDERS:-\}/);
    expect(read("deploy/Dockerfile")).not.toContain("ALLOW_DEVELOPMENT_PROVIDERS");
    expect(read("deploy/.env.example")).not.toMatch(/^ALLOW_DEVELOPMENT_PROVIDERS/m);
  });

  it("shows nothing of development to the world", () => {
    const [closed = ""] =
      /location ~ \^\/\(([^)]*)\)\(\/\|\$\) \{\s+return 404;/.exec(
        read("deploy/nginx/nginx.conf.template"),
      ) ?? [];
    expect(closed).toContain("development");
    expect(closed).toContain("ecfg_local");
  });

  it.each(["/offers/", "/calendar/", "/invite/", "/studio/invitations/"])(
    "writes what follows %s into no log of nginx",
    (folder) => {
      const template = read("deploy/nginx/nginx.conf.template");
      const [, masked = ""] = /"~(\S+)" \$1;/.exec(template) ?? [];
      expect(new RegExp(masked).exec(`${folder}secret/code`)?.[1]).toBe(folder);
      // At lower levels nginx writes the request's whole line, the query with it.
      const levels = [...template.matchAll(/^ +error_log stderr (\w+);/gm)].map(([, level]) => level);
      expect(levels).toEqual(["crit"]);
    },
  );
});
