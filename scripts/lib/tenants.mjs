// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./programs.mjs";

/**
 * The clinics of TENANTS_DIR, sorted by id, with a local host where they have one. Invalid files are skipped: the backend
 * reports them.
 * @returns {{ id: string, name: string, primary: string }[]}
 */
export function readTenants() {
  const folder = path.resolve(ROOT, process.env.TENANTS_DIR || "tenants");
  return readdirSync(folder)
    .map((id) => path.join(folder, id, "tenant.json"))
    .filter((file) => existsSync(file))
    .flatMap(readTenant);
}

/** @param {string} file */
function readTenant(file) {
  try {
    const { id, domains, partnerInformation } = JSON.parse(readFileSync(file, "utf8"));
    const name = partnerInformation.displayName ?? partnerInformation.partnerName;
    const hosts = [domains.primary, ...(domains.aliases ?? [])];
    const here = hosts.find((host) => String(host).endsWith(".localhost")) ?? domains.primary;
    return [{ id, name, primary: here }];
  } catch {
    return [];
  }
}
