import type { DeployStatus } from "@/contract/tenant/deploy-status";
import { HOSTS_KEY, partnerKey } from "@/contract/tenant/edge-config";
import type { HostSource, PartnerGate } from "./host-directory";
import { askBackend, readEdgeConfig, SourceError } from "./sources";

const DEPLOY_STATUSES: readonly DeployStatus[] = ["deployed", "preparing", "closed"];

/** Edge Config first, the backend for what it does not hold. Checked by hand: zod would weigh on every cold start. */
export const hostSource: HostSource = {
  async readHosts() {
    const hosts = await readEdgeConfig(HOSTS_KEY);
    if (!isRecord(hosts)) throw new SourceError("Edge Config holds no hosts");
    return Object.fromEntries(
      Object.entries(hosts).filter((entry): entry is [string, string] => isText(entry[1])),
    );
  },
  async askHost(host) {
    const answer = await askBackend(`/tenancy/hosts/${encodeURIComponent(host)}`);
    const partnerId = isRecord(answer) && isRecord(answer.row) ? answer.row.partnerId : null;
    return isText(partnerId) ? partnerId : null;
  },
  async readGate(partnerId) {
    const item = await readEdgeConfig(partnerKey(partnerId)).catch(() => undefined);
    const gate = toGate(item);
    if (gate) return gate;
    const answer = await askBackend(`/tenancy/partners/${encodeURIComponent(partnerId)}`);
    return isRecord(answer) ? toGate(answer.row) : null;
  },
};

function toGate(tenant: unknown): PartnerGate | null {
  if (!isRecord(tenant) || !isRecord(tenant.domains) || !isText(tenant.domains.primary)) return null;
  const deployStatus = DEPLOY_STATUSES.find((status) => status === tenant.deployStatus) ?? "deployed";
  return { primaryHost: tenant.domains.primary, deployStatus };
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
