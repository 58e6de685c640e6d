import { z } from "zod";
import { imageUrlSchema } from "../api/values";
import { linkSchema } from "./link";

const head = { title: z.string().max(60), description: z.string().max(120).nullable().default(null) };
const picture = z.object({ url: imageUrlSchema, alt: z.string() });

export const homeBlockSchema = z.discriminatedUnion("type", [
  /** HOME_TOP banners in the theme's hero variant. */
  z.object({
    type: z.literal("hero"),
    title: z.string().default(""),
    description: z.string().default(""),
    image: picture.nullable().default(null),
  }),
  z.object({
    type: z.literal("story"),
    title: z.string(),
    points: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({ type: z.literal("categories"), ...head }),
  z.object({ type: z.literal("recommendedProducts"), ...head, count: z.int().min(1).max(12).default(3) }),
  z.object({ type: z.literal("events"), ...head, count: z.int().min(1).max(8).default(4) }),
  /** Categories by name: a tenant file cannot know the database's ids. */
  z.object({
    type: z.literal("priceTable"),
    ...head,
    categoryNames: z.array(z.string().max(40)).max(8).describe("Names of content/categories.json."),
  }),
  z.object({ type: z.literal("doctors"), ...head, count: z.int().min(1).max(12).default(3) }),
  z.object({ type: z.literal("space"), ...head, images: z.array(picture).min(1).max(6) }),
  z.object({ type: z.literal("brandings"), ...head, count: z.int().min(1).max(6).default(3) }),
  z.object({ type: z.literal("exhibitions"), ...head, count: z.int().min(1).max(6).default(2) }),
  /** By law for members only: others see the counts, and how to sign in. */
  z.object({
    type: z.literal("memberResults"),
    ...head,
    buttonText: z.string().max(20).default(""),
    beforeAfterCount: z.int().min(0).max(6).default(3),
    reviewCount: z.int().min(0).max(6).default(3),
  }),
  z.object({ type: z.literal("notices"), ...head, count: z.int().min(1).max(10).default(3) }),
  z.object({
    type: z.literal("visit"),
    ...head,
    mapImage: picture.nullable().default(null),
    closingNote: z.string().nullable().default(null),
  }),
  z.object({ type: z.literal("link"), ...head, url: linkSchema, buttonText: z.string() }),
]);
export type HomeBlock = z.infer<typeof homeBlockSchema>;
export type HomeBlockOf<Type extends HomeBlock["type"]> = Extract<HomeBlock, { type: Type }>;
