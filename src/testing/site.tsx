import type { ReactNode } from "react";
import { type Site, SiteProvider } from "@/state/site";

const site: Site = {
  pageSegment: "lumiere",
  displayName: "루미에르의원",
  phone: { href: "tel:02-0000-1234", text: "02-0000-1234" },
  kakaoTalkUrl: null,
  backendUrl: "http://backend.test",
  booking: {
    kind: "widget",
    widget: { type: "Type1", position: "panel", origin: "http://localhost:4000", isConsultingOnly: false },
  },
};

/** A page of lumiere's around what is tested. */
export function TestSite({ children, ...changes }: Partial<Site> & { children: ReactNode }) {
  return <SiteProvider site={{ ...site, ...changes }}>{children}</SiteProvider>;
}
