import type { VisitDevice } from "@/contract/api/web-vitals";

/** By what the page is laid out for and touched with: a browser's own name says less, and tells more of who it is. */
export function deviceOf(view: Pick<Window, "matchMedia">): VisitDevice {
  if (view.matchMedia("(max-width: 767px)").matches) return "phone";
  return view.matchMedia("(pointer: coarse)").matches ? "tablet" : "desktop";
}
