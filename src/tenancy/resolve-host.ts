import type { DeployStatus } from "@/contract/tenant/deploy-status";
import type { HostDirectory } from "./host-directory";
import { isLocalHost } from "./hostname";
import type { PageTools } from "./page-tools";

export type HostDecision =
  | { kind: "unknown" }
  /** Neither Edge Config nor the backend can say. */
  | { kind: "unavailable" }
  | { kind: "platform" }
  /** An alias: its partner answers on this host. */
  | { kind: "redirect"; host: string }
  /** Whether there is such a partner is told to those alone who have a link. */
  | { kind: "preview"; partnerId: string }
  | { kind: "tenant"; partnerId: string; deployStatus: DeployStatus; tools: PageTools };

const PREVIEW = /^([a-z][a-z0-9-]{1,30})\.preview\.(.+)$/;

/** Whose page a host shows. Exact look-up: no suffix, no pattern but that of previews. */
export async function resolveHost(
  host: string,
  platformHost: string,
  directory: HostDirectory,
): Promise<HostDecision> {
  if (platformHost && host === platformHost) return { kind: "platform" };
  const previewed = platformHost ? previewPartner(host, platformHost) : null;
  if (previewed) return { kind: "preview", partnerId: previewed };
  try {
    const partnerId = await directory.findPartner(host);
    const gate = partnerId ? await directory.findGate(partnerId) : null;
    if (!partnerId || !gate) return { kind: "unknown" };
    if (gate.primaryHost !== host && !staysHere(host, gate.primaryHost, platformHost))
      return { kind: "redirect", host: gate.primaryHost };
    return { kind: "tenant", partnerId, deployStatus: gate.deployStatus, tools: gate.tools };
  } catch {
    return { kind: "unavailable" };
  }
}

/** On a local platform nobody is led from this machine to a domain that may lead nowhere yet. */
const staysHere = (host: string, primaryHost: string, platformHost: string): boolean =>
  isLocalHost(platformHost) && isLocalHost(host) && !isLocalHost(primaryHost);

function previewPartner(host: string, platformHost: string): string | null {
  const match = PREVIEW.exec(host);
  return match?.[1] && match[2] === platformHost ? match[1] : null;
}
