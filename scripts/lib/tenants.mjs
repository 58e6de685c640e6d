// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./programs.mjs";

/**
 * The clinics of TENANTS_DIR, in the order of their ids. A file that cannot be read is left to the backend, which says
 * what is wrong with it. Its host is the one that this machine finds it by, where it has one.
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
