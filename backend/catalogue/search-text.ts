import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** True for texts with every word of the keyword, wherever it stands: `%` and `_` are letters like any other. */
export function containsWords(text: SQLWrapper, keyword: string): SQL {
  const words = keyword.trim().split(/\s+/);
  return sql.join(
    words.map((word) => sql`strpos(lower(${text}), lower(${word})) > 0`),
    sql` and `,
  );
}
