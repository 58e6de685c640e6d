import { z } from "zod";
import { linkSchema } from "../tenant/link";
import { defineContract } from "./endpoint";
import { imageUrlSchema, listOf } from "./values";

export const POPUP_DIRECTIONS = [
  "TOP",
  "BOTTOM",
  "LEFT",
  "RIGHT",
  "TOP_LEFT",
  "TOP_RIGHT",
  "BOTTOM_LEFT",
  "BOTTOM_RIGHT",
  "CENTER",
] as const;
export const POPUP_DEVICES = ["PC", "MOBILE"] as const;

const side = z.int().positive().max(4000);

/** One slide of a popup; a missing image hides it on that device. */
export const popupItemSchema = z.object({
  title: z.string().max(100),
  linkTo: linkSchema.nullable().default(null),
  /** Sort order, the smallest first. */
  weight: z.int().default(0),
  devices: z.array(z.enum(POPUP_DEVICES)).min(1),
  pcContent: imageUrlSchema.nullable().default(null),
  mobileContent: imageUrlSchema.nullable().default(null),
  /** What the law wants said of it, which no picture says well enough: side effects, terms, dates. */
  legal: z.string().max(300).nullable().default(null),
});

/** Spec §3. Sizes are pixels, or a ratio where the size type says so. */
export const popupFields = {
  /** Paths where it is shown. */
  locations: z.array(z.string().max(200).regex(/^\//, "a path begins with /")).min(1),
  /** Sort order, the smallest first. */
  weight: z.int().default(0),
  popupItems: z.array(popupItemSchema).min(1).max(20),
  pcWidth: side,
  pcHeight: side,
  mobileWidth: side,
  mobileHeight: side,
  pcSizeType: z.enum(["RATIO", "PIXEL"]).default("RATIO"),
  isAutoPlacement: z.boolean().default(false),
  direction: z.enum(POPUP_DIRECTIONS).default("CENTER"),
};

export const popupSchema = z.object({ id: z.int(), ...popupFields });
export type Popup = z.infer<typeof popupSchema>;
export type PopupItem = z.infer<typeof popupItemSchema>;

export const popupsContract = defineContract({
  /** Current ones, by weight. */
  "GET /customer/popups": { response: listOf(popupSchema) },
});
