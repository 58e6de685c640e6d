import { z } from "zod";

/** Also as text, in a path or a query. */
export const idSchema = z.coerce.number<number>().int().positive();
export const idParams = z.object({ id: idSchema });

/** A list, or a text joined by commas, in a query. */
export const idListSchema = z
  .union([
    z.array(z.int().positive()),
    z.string().transform((text) => text.split(",").filter(Boolean).map(Number)),
  ])
  .pipe(z.array(z.int().positive()).max(50));

/** Also as text, in a query. */
export const flagSchema = z.union([
  z.boolean(),
  z.enum(["true", "false"]).transform((text) => text === "true"),
]);

/** An instant in ISO 8601 with its offset. */
export const instantSchema = z.iso.datetime({ offset: true });
/** A calendar day in the clinic's zone, `2026-11-20`. */
export const daySchema = z.iso.date();
/** A time of day in the clinic's zone, `14:30`. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Korean won, without a fraction. */
export const wonSchema = z.int().nonnegative();
/** The point of a picture that its crops keep: percent from left and top, as in CSS object-position. */
export const focusSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });
export type Focus = z.infer<typeof focusSchema>;
/** A path on the backend's host or an https URL, without characters that could end an HTML attribute. */
export const imageUrlSchema = z.string().regex(/^(\/media\/|https:\/\/)(?!.*\.\.)[^\s"'<>\\]+$/);

export const pageQuery = {
  page: z.coerce.number<number>().int().min(1).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(100).optional(),
};

/** `{ rows, count }`, plus page and pageSize if paginated. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    count: z.int().nonnegative(),
    page: z.int().optional(),
    pageSize: z.int().optional(),
  });

export const oneOf = <Row extends z.ZodType>(row: Row) => z.object({ row });

export const emptySchema = z.object({});

/** A language of the widget, and of messages to its visitors: WIDGET_LANGUAGES. */
export const languageSchema = z.enum(["ko", "en", "ja", "zh"]);
