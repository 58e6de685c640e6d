import { z } from "zod";
import { imageUrlSchema } from "../api/values";

const offset = z.int().min(0).max(2000).default(60);

/** Spec §3 with its defaults; what each switch means is in the screens' table. */
export const homepageConfigSchema = z.object({
  version: z.string().default("2"),
  hasPriceView: z.boolean().default(true),
  isIncludeVat: z.boolean().default(true),
  hideEventPageDefaultProductOption: z.boolean().default(false),
  exposureCategory: z.enum(["body", "concern", "none"]).default("body"),
  isIconExposure: z.boolean().default(false),
  isForceReservation: z.boolean().default(false),
  reservationMode: z.enum(["STRICT", "FREE"]).default("STRICT"),
  /** True: a booking is a request until the clinic confirms it. */
  reservationConfirm: z.boolean().default(false),
  /** How many days ahead can be booked. */
  reservationRange: z.int().min(1).max(365).default(60),
  /** How many visitors the clinic treats at the same time. */
  reservationCapacity: z.int().min(1).max(50).default(4),
  /** Hours before a visit until which its customer may change or cancel it; 0: until it starts. */
  reservationChangeHours: z.int().min(0).max(720).default(24),
  homepageType: z.enum(["BRANDING", "COMMERCE"]).default("BRANDING"),
  useMedicalCharge: z.boolean().default(true),
  useWidget: z.boolean().default(true),
  popupType: z.enum(["LAYER", "GRID"]).default("LAYER"),
  popupTopOffset: offset,
  popupLeftOffset: offset,
  popupBottomOffset: offset,
  popupRightOffset: offset,
  isPopupDimmed: z.boolean().default(false),
  popupGridWidthCount: z.int().min(1).max(6).default(3),
  seoTitle: z.string().max(80).nullable().default(null),
  seoDescription: z.string().max(200).nullable().default(null),
  seoKeywords: z.array(z.string().max(40)).max(30).default([]),
  ogImageUrl: imageUrlSchema.nullable().default(null),
  faviconUpdatedAt: z.string().nullable().default(null),
});
export type HomepageConfig = z.infer<typeof homepageConfigSchema>;
