import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { WEEKDAYS } from "@/contract/tenant/partner";
import { tenantSchema } from "@/contract/tenant/tenant";
import { UNREAD_FIELDS, unreadFields } from "./unread-fields";

interface SchemaNode {
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
}

/** For editors, which find the schema by it. */
const FOR_TOOLS = ["$schema"];
/** `mondayOpen` is read as `${weekday}Open`. */
const OF_A_WEEKDAY = new RegExp(`^(${WEEKDAYS.join("|")})(?=[A-Z])`);

function fieldsOf(node: SchemaNode, path = ""): string[] {
  const named = Object.entries(node.properties ?? {}).flatMap(([name, inside]) => {
    const field = path ? `${path}.${name}` : name;
    return [field, ...fieldsOf(inside, field)];
  });
  const { items, anyOf = [], oneOf = [], allOf = [] } = node;
  const inside = [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf];
  return [...named, ...inside.flatMap((each) => fieldsOf(each, path))];
}

/** The product's own code, without the contract, tests and comments. */
function productCode(): string {
  const parts = ["src", "app", "widget", "backend", "middleware.ts"];
  return execFileSync("git", ["ls-files", ...parts], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.test\.|^src\/contract\/|\/testing\/|\/db\/seed\/|unread-fields/.test(file))
    .map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ""))
    .join("\n");
}

describe("the fields of a tenant file", () => {
  // The schema is JSON Schema, whose nodes are all alike for this walk.
  const fields = [...new Set(fieldsOf(z.toJSONSchema(tenantSchema, { io: "input" }) as SchemaNode))];
  const code = productCode();
  const isRead = (field: string) => {
    const name = field.split(".").at(-1) ?? "";
    const wanted = OF_A_WEEKDAY.test(name) ? `\\}${name.replace(OF_A_WEEKDAY, "")}` : `\\b${name}`;
    return new RegExp(`${wanted}\\b`).test(code);
  };

  it("are each read by the product, or on the list of those that are not", () => {
    expect(fields.length).toBeGreaterThan(200);
    const known = [...FOR_TOOLS, ...Object.keys(UNREAD_FIELDS)];
    expect(fields.filter((field) => !isRead(field) && !known.includes(field))).toEqual([]);
  });

  it("are taken off that list once they are read", () => {
    // The names of these are read of other things.
    const common = ["homepageConfig.version"];
    expect(Object.keys(UNREAD_FIELDS).filter((field) => isRead(field) && !common.includes(field))).toEqual(
      [],
    );
  });
});

describe("unreadFields", () => {
  it("names what is written and does nothing, with the reason", () => {
    const written = {
      homepageConfig: { version: "2" },
      partnerMarketingInfo: { domainUrl: null, ga4PropertyId: "123456" },
      layout: { widget: { data: { logoSrc: "/media/logo.png" } } },
    };
    expect(unreadFields(written).map(({ field }) => field)).toEqual([
      "homepageConfig.version",
      "partnerMarketingInfo.ga4PropertyId",
      "layout.widget.data.logoSrc",
    ]);
  });

  it.each([null, undefined, 3, "x", [], { homepageConfig: null }, { homepageConfig: "version" }])(
    "finds nothing in %j",
    (written) => expect(unreadFields(written)).toEqual([]),
  );
});
