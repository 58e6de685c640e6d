import type { DeployStatus } from "@/contract/tenant/deploy-status";
import { HOSTS_KEY, partnerKey } from "@/contract/tenant/edge-config";
import type { HostSource, PartnerGate } from "./host-directory";
import { pageToolsOf } from "./page-tools";
import { askBackend, readEdgeConfig, SourceError } from "./sources";

const DEPLOY_STATUSES: readonly DeployStatus[] = ["deployed", "preparing", "closed"];

/** Edge Config first, the backend for what it does not hold. Checked by hand: zod would weigh on every cold start. */
export const hostSource: HostSource = {
  async readHosts() {
    const hosts = await readEdgeConfig(HOSTS_KEY);
    // What is no mapping throughout never replaces the last good one.
    if (!isHosts(hosts)) throw new SourceError("Edge Config holds no hosts");
    return hosts;
  },
  async askHost(host) {
    const answer = await askBackend(`/tenancy/hosts/${encodeURIComponent(host)}`);
    if (answer === null) return null;
    const partnerId = isRecord(answer) && isRecord(answer.row) ? answer.row.partnerId : undefined;
    if (!isText(partnerId)) throw new SourceError(`The backend did not say whose ${host} is`);
    return partnerId;
  },
  async readGate(partnerId) {
    const item = await readEdgeConfig(partnerKey(partnerId)).catch(() => undefined);
    const gate = toGate(item);
    if (gate) return gate;
    const answer = await askBackend(`/tenancy/partners/${encodeURIComponent(partnerId)}`);
    if (answer === null) return null;
    const published = isRecord(answer) ? toGate(answer.row) : null;
    if (!published) throw new SourceError(`The backend did not say what ${partnerId} is`);
    return published;
  },
};

function toGate(tenant: unknown): PartnerGate | null {
  if (!isRecord(tenant) || !isRecord(tenant.domains) || !isText(tenant.domains.primary)) return null;
  const deployStatus = DEPLOY_STATUSES.find((status) => status === tenant.deployStatus) ?? "deployed";
  return { primaryHost: tenant.domains.primary, deployStatus, tools: pageToolsOf(tenant) };
}

const PARTNER_ID = /^[a-z][a-z0-9-]{1,30}$/;
const isHosts = (item: unknown): item is Record<string, string> =>
  isRecord(item) &&
  !Array.isArray(item) &&
  Object.entries(item).every(([host, id]) => host.includes(".") && isText(id) && PARTNER_ID.test(id));
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
