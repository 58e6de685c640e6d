// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./programs.mjs";

/**
 * The clinics of tenants/, in the order of their ids.
 * @returns {{ id: string, name: string, primary: string, aliases: string[] }[]}
 */
export function readTenants() {
  const folder = path.join(ROOT, "tenants");
  return readdirSync(folder)
    .map((id) => path.join(folder, id, "tenant.json"))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, "utf8")))
    .map(({ id, domains, partnerInformation }) => ({
      id,
      name: partnerInformation.displayName ?? partnerInformation.partnerName,
      primary: domains.primary,
      aliases: domains.aliases ?? [],
    }));
}
