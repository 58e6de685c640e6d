import {
  BIG_PC_MIN_PX,
  PC_MIN_PX,
  PHONE_MAX_PX,
  SMALL_PHONE_MAX_PX,
  SMALL_TABLET_MAX_PX,
} from "@/config/breakpoints";

/** Spec §4: the responsive flags, from the widest to the narrowest. */
export type ViewportSize = "bigPc" | "pc" | "tablet" | "smallTablet" | "mobile" | "smallMobile";

/** The flag of a viewport's width in CSS pixels. */
export function viewportSizeOf(width: number): ViewportSize {
  if (width >= BIG_PC_MIN_PX) return "bigPc";
  if (width >= PC_MIN_PX) return "pc";
  if (width > SMALL_TABLET_MAX_PX) return "tablet";
  if (width > PHONE_MAX_PX) return "smallTablet";
  return width > SMALL_PHONE_MAX_PX ? "mobile" : "smallMobile";
}

/** The layout of one column, with overlays as sheets. */
export const isPhoneSize = (size: ViewportSize): boolean => size === "mobile" || size === "smallMobile";
