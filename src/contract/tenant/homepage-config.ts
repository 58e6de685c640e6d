import { z } from "zod";
import { imageUrlSchema } from "../api/values";

const offset = z.int().min(0).max(2000).default(60);

const mostOpen = z.int().min(1).max(100);

/** Spec §3 with its defaults; what each switch means is in the screens' table. */
export const homepageConfigSchema = z.object({
  version: z.string().default("2"),
  hasPriceView: z
    .boolean()
    .default(true)
    .describe("false: no price anywhere, 상담 문의 stands in its place."),
  isIncludeVat: z.boolean().default(true).describe("Prices are with VAT (VAT 포함), or without (VAT 별도)."),
  hideEventPageDefaultProductOption: z
    .boolean()
    .default(false)
    .describe("Event pages leave out the option that only restates the product."),
  exposureCategory: z
    .enum(["body", "concern", "none"])
    .default("body")
    .describe("Categories grouped by body part, by concern, or flat."),
  isIconExposure: z.boolean().default(false).describe("Category chips show their icon."),
  isForceReservation: z
    .boolean()
    .default(false)
    .describe("A full time can still be requested, and waits for the clinic's word."),
  reservationMode: z
    .enum(["STRICT", "FREE"])
    .default("STRICT")
    .describe("STRICT: only times that doctors and capacity leave free. FREE: any opening hour."),
  reservationConfirm: z
    .boolean()
    .default(false)
    .describe("True: a booking is a request until the clinic confirms it."),
  reservationRange: z.int().min(1).max(365).default(60).describe("How many days ahead can be booked."),
  reservationCapacity: z
    .int()
    .min(1)
    .max(50)
    .default(4)
    .describe("How many visitors the clinic treats at the same time."),
  reservationChangeHours: z
    .int()
    .min(0)
    .max(720)
    .default(24)
    .describe("Hours before a visit until which its customer may change or cancel it; 0: until it starts."),
  maxOpenReservations: z
    .object({
      guest: mostOpen.default(3).describe("Of a guest, known by a phone alone."),
      regular: mostOpen.default(5).describe("Of a regular customer, whose identity is verified."),
    })
    .prefault({})
    .describe("How many reservations one person, or one phone, may have ahead of them at once."),
  homepageType: z
    .enum(["BRANDING", "COMMERCE"])
    .default("BRANDING")
    .describe("BRANDING: home opens with the story. COMMERCE: with treatments and events."),
  useMedicalCharge: z
    .boolean()
    .default(true)
    .describe("The list of non-covered prices (비급여 진료비용), by law one click from home."),
  useWidget: z.boolean().default(true).describe("false: booking buttons call the clinic instead."),
  popupType: z
    .enum(["LAYER", "GRID"])
    .default("LAYER")
    .describe("Popups as cards over the page, or as one grid."),
  popupTopOffset: offset,
  popupLeftOffset: offset,
  popupBottomOffset: offset,
  popupRightOffset: offset,
  isPopupDimmed: z.boolean().default(false),
  popupGridWidthCount: z.int().min(1).max(6).default(3),
  seoTitle: z.string().max(80).nullable().default(null).describe("Home's title in search results."),
  seoDescription: z.string().max(200).nullable().default(null).describe("Two lines under it."),
  seoKeywords: z.array(z.string().max(40)).max(30).default([]),
  ogImageUrl: imageUrlSchema.nullable().default(null).describe("The picture of a shared link."),
  faviconUpdatedAt: z.string().nullable().default(null),
});
export type HomepageConfig = z.infer<typeof homepageConfigSchema>;
