"use client";

import { createContext, type ReactNode, useContext } from "react";

/** What the browser must know of a partner, small enough to travel with every page. */
export interface Site {
  /** What the paths of its pages begin with where they are made: the partner's id, or its draft's. */
  pageSegment: string;
  displayName: string;
  /** `tel:` link and its number as it is read. */
  phone: { href: string; text: string } | null;
  kakaoTalkUrl: string | null;
  /** How browsers reach the backend. */
  backendUrl: string;
  /** How a visitor books: through the widget, or by calling or writing where the partner has none. */
  booking: { kind: "widget"; widget: SiteWidget } | { kind: "contact"; href: string | null };
}

export interface SiteWidget {
  type: "Type1" | "Type2";
  position: "panel" | "overlay";
  /** Where the loader comes from. */
  origin: string;
  isConsultingOnly: boolean;
  /** The partner's own colours for it, as custom properties. */
  colors?: Record<`--${string}`, string>;
}

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The partner whose page this is. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteProvider around it");
  return site;
}
