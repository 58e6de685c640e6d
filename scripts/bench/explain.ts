import type { Pool } from "pg";

/** The plans of the statements about a table that a request sends. */
export async function explain(pool: Pool, table: string, request: () => Promise<unknown>): Promise<string[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pool.query;
  pool.query = ((statement: { text: string }, values: unknown[]) => {
    sent.push({ text: statement.text, values });
    return Reflect.apply(query, pool, [statement, values]);
  }) as typeof pool.query;
  await request();
  pool.query = query;
  const plans: string[] = [];
  for (const { text, values } of sent) {
    if (!text.includes(`from "${table}"`)) continue;
    const { rows } = await pool.query(`explain (analyze, buffers) ${text}`, values);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}
