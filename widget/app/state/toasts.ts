import { atom } from "jotai";

export interface Toast {
  id: string;
  description: string;
  kind: "info" | "success";
}

export const toastsAtom = atom<Toast[]>([]);
