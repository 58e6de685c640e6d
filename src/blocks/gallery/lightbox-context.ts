"use client";

import { createContext, useContext } from "react";

/** Shows the picture with that index large; resolves to false where the large view cannot be fetched. */
export type ShowLarge = (index: number) => Promise<boolean>;

export const LightboxContext = createContext<ShowLarge | null>(null);

/** The gallery around a picture. */
export function useLightbox(): ShowLarge {
  const show = useContext(LightboxContext);
  if (!show) throw new Error("useLightbox needs a Gallery around it");
  return show;
}
