import type { DeployStatus } from "@/contract/tenant/deploy-status";
import type { HostDirectory } from "./host-directory";

export type HostDecision =
  | { kind: "unknown" }
  /** Neither Edge Config nor the backend can say. */
  | { kind: "unavailable" }
  | { kind: "platform" }
  /** An alias: its partner answers on this host. */
  | { kind: "redirect"; host: string }
  | { kind: "tenant"; partnerId: string; deployStatus: DeployStatus; isPreview: boolean };

const PREVIEW = /^([a-z][a-z0-9-]{1,30})\.preview\.(.+)$/;

/** Whose page a host shows. Exact look-up: no suffix, no pattern but that of previews. */
export async function resolveHost(
  host: string,
  platformHost: string,
  directory: HostDirectory,
): Promise<HostDecision> {
  if (platformHost && host === platformHost) return { kind: "platform" };
  try {
    const previewed = platformHost ? previewPartner(host, platformHost) : null;
    const partnerId = previewed ?? (await directory.findPartner(host));
    const gate = partnerId ? await directory.findGate(partnerId) : null;
    if (!partnerId || !gate) return { kind: "unknown" };
    if (!previewed && gate.primaryHost !== host) return { kind: "redirect", host: gate.primaryHost };
    return {
      kind: "tenant",
      partnerId,
      isPreview: previewed !== null,
      deployStatus: previewed ? "deployed" : gate.deployStatus,
    };
  } catch {
    return { kind: "unavailable" };
  }
}

function previewPartner(host: string, platformHost: string): string | null {
  const match = PREVIEW.exec(host);
  return match?.[1] && match[2] === platformHost ? match[1] : null;
}
