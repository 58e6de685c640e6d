import { partnerIdSchema } from "@/contract/tenant/tenant";

/** Null for anything but a plain http(s) origin. */
export function parseOrigin(text: string | undefined): { origin: string; host: string; port: string } | null {
  if (!text || text.length > 300 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain =
    (url.protocol === "https:" || url.protocol === "http:") &&
    url.pathname === "/" &&
    !url.search &&
    !url.hash &&
    !url.username &&
    !url.password;
  return isPlain ? { origin: url.origin, host: normaliseHost(url.host), port: url.port } : null;
}

/** Lower case, ASCII, no port, no trailing dot. An invalid host is empty, which matches nothing. */
export function normaliseHost(text: string): string {
  if (/[\s/\\@?#]/.test(text) || !URL.canParse(`http://${text}`)) return "";
  return new URL(`http://${text}`).hostname.replace(/\.$/, "");
}

/** The partner that a preview host names, `lumiere.preview.localhost`. */
export function previewPartner(host: string, platformHost: string): string | null {
  const suffix = `.preview.${platformHost}`;
  if (!host.endsWith(suffix)) return null;
  const name = host.slice(0, -suffix.length);
  return partnerIdSchema.safeParse(name).success ? name : null;
}

/** Hosts of this machine: any port of them is the same site. */
export const isLocal = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");
