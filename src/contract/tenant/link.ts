import { z } from "zod";
import { externalUrlSchema } from "./partner";

const pathSchema = z.string().regex(/^\/(?![/\\])[^\s\\]*$/, "a path begins with one /");

/**
 * A link that a partner configures: a path of the site, https, tel: or mailto:. `//host`, `/\host` and scripts are refused.
 * Source: spec §2 footer and floating button rules.
 */
export const linkSchema = z.union(
  [pathSchema, externalUrlSchema, z.string().regex(/^(tel:[\d+-]{4,20}|mailto:[^\s@]+@[^\s@]+)$/)],
  "a path that begins with one /, an https address, tel: or mailto:",
);

/** A redirect target: a path of the site or https. */
export const targetUrlSchema = z.union(
  [pathSchema, externalUrlSchema],
  "a path that begins with one /, or an https address",
);
