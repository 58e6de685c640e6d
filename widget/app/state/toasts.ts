import { atom } from "jotai";

export interface Toast {
  id: string;
  description: string;
  kind: "info" | "success";
  /** One thing that can be done about it; the toast closes with it. */
  action?: { label: string; run: () => void };
}

export const toastsAtom = atom<Toast[]>([]);
