import { z } from "zod";
import { linkSchema } from "../tenant/link";
import { imageUrlSchema } from "./values";

const title = z.string().max(80).default("");
const longText = z.string().max(2000);
export const pictureSchema = z.object({ url: imageUrlSchema, alt: z.string().max(200) });
export type Picture = z.infer<typeof pictureSchema>;

/** Spec §5: only an id of 11 characters is a video. */
export const videoIdSchema = z.string().regex(/^[\w-]{11}$/, "an id of 11 characters");

/** The way of a visit: its stops in their order, and the floors that it leads through. */
const walk = {
  floors: z
    .array(
      z.object({
        name: z.string().max(20),
        /** From left to right; `share` is the width beside the others', `stop` the number of the stop in it. */
        rooms: z
          .array(
            z.object({
              title: z.string().max(20),
              share: z.number().min(0.5).max(6).default(1),
              stop: z.int().min(1).nullable().default(null),
            }),
          )
          .min(1)
          .max(6),
      }),
    )
    .max(4)
    .default([]),
  stops: z
    .array(z.object({ title: z.string().max(40), text: longText.default(""), image: pictureSchema }))
    .min(1)
    .max(12),
};

/**
 * The blocks of brandings, exhibitions and pages. `Product` references a product: by id in the API, by key in a content
 * file.
 */
const storyBlockOf = <Product extends z.ZodType>(product: Product) =>
  z.discriminatedUnion("type", [
    z.object({
      type: z.literal("hero"),
      title: z.string().max(80),
      description: z.string().max(400).default(""),
      image: pictureSchema.nullable().default(null),
    }),
    /** Clean HTML. */
    z.object({ type: z.literal("text"), title, html: z.string().max(20_000) }),
    z.object({
      type: z.literal("imageText"),
      title,
      text: longText,
      image: pictureSchema,
      imageSide: z.enum(["left", "right"]).default("left"),
    }),
    z.object({ type: z.literal("gallery"), title, images: z.array(pictureSchema).min(1).max(40) }),
    z.object({ type: z.literal("walk"), title, ...walk }),
    z.object({
      type: z.literal("video"),
      title,
      videoId: videoIdSchema,
      /** Shown before it plays. */
      image: pictureSchema.nullable().default(null),
    }),
    z.object({
      type: z.literal("points"),
      title,
      points: z
        .array(z.object({ title: z.string().max(60), text: longText }))
        .min(1)
        .max(12),
    }),
    z.object({ type: z.literal("quote"), text: longText, by: z.string().max(60).default("") }),
    z.object({ type: z.literal("products"), title, products: z.array(product).min(1).max(24) }),
    /** One product with its price and conditions. */
    z.object({
      type: z.literal("offer"),
      title,
      text: longText.default(""),
      product,
      rules: z.array(z.string().max(200)).max(8).default([]),
      buttonText: z.string().max(30).default(""),
    }),
    /** The first doctors or questions of the clinic. */
    z.object({ type: z.literal("doctors"), title, count: z.int().min(1).max(12).default(3) }),
    z.object({ type: z.literal("faqs"), title, count: z.int().min(1).max(12).default(5) }),
    /** Opening hours, address and maps. */
    z.object({ type: z.literal("visit"), title }),
    /** Without a url the button opens the reservation. */
    z.object({
      type: z.literal("button"),
      buttonText: z.string().max(30),
      url: linkSchema.nullable().default(null),
    }),
  ]);

export const storyBlockSchema = storyBlockOf(z.int().positive());
export type StoryBlock = z.infer<typeof storyBlockSchema>;
export type WalkBlock = Extract<StoryBlock, { type: "walk" }>;

export const storyBlockSeedSchema = storyBlockOf(z.string().regex(/^[a-z0-9][a-z0-9-]*$/));
export type StoryBlockSeed = z.infer<typeof storyBlockSeedSchema>;
