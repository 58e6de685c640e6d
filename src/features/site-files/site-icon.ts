import type { Tenant } from "@/contract/tenant/tenant";
import { themeColour } from "@/contract/tenant/theme-colours";
import { loadOwnFavicon, squarePng } from "./own-favicon";

const EMBEDDED_SIZE_PX = 192;

const MARKS = {
  sunrise: (ink: string) =>
    `<g stroke="${ink}" stroke-width="1.500" fill="none"><path d="M3 17.500h18"/><path d="M6 17.500a6 6 0 0 1 12 0z" fill="${ink}" stroke="none"/><path d="M12 4v3.500M4.200 8.200l2.500 2.500M19.800 8.200l-2.500 2.500" stroke-linecap="round"/></g>`,
  wave: (ink: string) =>
    `<path d="M4 15.500c3-1 4.300-3.800 8-3.800s5 2.900 8 3.800" stroke="${ink}" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="15.500" cy="7.500" r="2.200" fill="${ink}"/>`,
};

/** The tab's icon: the partner's own, else its drawn mark on its accent, or the first letter of its name. */
export async function siteIconSvg(tenant: Tenant): Promise<string> {
  const own = await loadOwnFavicon(tenant);
  if (!own) return drawnIconSvg(tenant);
  const png = await squarePng(own, EMBEDDED_SIZE_PX);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><image width="24" height="24" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
}

function drawnIconSvg(tenant: Tenant): string {
  const ground = themeColour(tenant.theme, "accent");
  const ink = themeColour(tenant.theme, "on-accent");
  const mark = tenant.layout.header?.data.logoMark ?? "none";
  const shape =
    mark === "sunrise" || mark === "wave"
      ? MARKS[mark](ink)
      : `<text x="12" y="16.500" text-anchor="middle" font-family="serif" font-size="13" font-weight="700" fill="${ink}">${firstLetter(tenant)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="${ground}"/><g transform="translate(2.400 2.400) scale(.8)">${shape}</g></svg>`;
}

/** One letter or digit: nothing that could leave the text element. */
function firstLetter({ partnerInformation }: Tenant): string {
  return /[\p{L}\p{N}]/u.exec(partnerInformation.displayName)?.[0] ?? "";
}
