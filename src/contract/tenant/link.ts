import { z } from "zod";
import { externalUrlSchema } from "./partner";

/**
 * A link that a partner configures: a path of the site, https, tel: or mailto:. `//host`, `/\host` and scripts are refused.
 * Source: spec §2 footer and floating button rules.
 */
export const linkSchema = z.union([
  z.string().regex(/^\/(?![/\\])[^\s\\]*$/, "a path begins with one /"),
  externalUrlSchema,
  z.string().regex(/^(tel:[\d+-]{4,20}|mailto:[^\s@]+@[^\s@]+)$/),
]);
