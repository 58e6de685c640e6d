import { Client, type Pool } from "pg";

/** The plans of the reading statements about a table that a request sends, within transactions too. */
export async function explain(pool: Pool, table: string, request: () => Promise<unknown>): Promise<string[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, statement: { text?: string }, values: unknown[]) {
    if (statement.text) sent.push({ text: statement.text, values });
    // biome-ignore lint/complexity/noArguments: the driver's callback goes along.
    return Reflect.apply(query, this, arguments);
  } as typeof query;
  try {
    await request();
  } finally {
    Client.prototype.query = query;
  }
  const plans: string[] = [];
  for (const { text, values } of sent) {
    if (!/^(\/\*.*?\*\/ )?select /.test(text) || !text.includes(`from "${table}"`)) continue;
    const { rows } = await pool.query(`explain (analyze, buffers) ${text}`, values);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}
