import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, contentSchema } from "@/contract/tenant/content";

/** The demo clinics as their files have them, for the tests beside. */
export const ROOT = import.meta.dirname;
export const ids = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .map((entry) => entry.name);
export const partners = ids.map((id) => ({ id, tenant: readTenant(id), content: readContent(id) }));

export const contentOf = (id: string): Content =>
  contentSchema.parse(partners.find((partner) => partner.id === id)?.content);
export const pictures = (id: string) => readdirSync(join(ROOT, id, "content/images"));

function readTenant(id: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, id, "tenant.json"), "utf8"));
}

/** Files with the same top-level key are parts of one list, in the order of their names; what no file has is empty. */
function readContent(id: string): Record<string, unknown[]> {
  const folder = join(ROOT, id, "content");
  const content: Record<string, unknown[]> = Object.fromEntries(
    Object.keys(contentSchema.shape).map((key) => [key, []]),
  );
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".json")) continue;
    const { $schema: _, ...part } = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const [key, rows] of Object.entries<unknown[]>(part))
      content[key] = [...(content[key] ?? []), ...rows];
  }
  return content;
}
