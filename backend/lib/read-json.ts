import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { hasCode } from "./system";

/** An invalid tenant file, with file, field and reason. */
export class TenantFileError extends Error {
  constructor(
    readonly file: string,
    readonly reasons: string[],
  ) {
    super(reasons.map((reason) => `${file}: ${reason}`).join("\n"));
  }
}

export const isMissing = (error: unknown): boolean => hasCode(error, "ENOENT");

export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw isMissing(error) ? new TenantFileError(file, ["there is no such file"]) : error;
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TenantFileError(file, [`not valid JSON: ${error instanceof Error ? error.message : error}`]);
  }
}

/** Parses with a schema; every issue names its field's path. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join(".") || "(root)"}: ${issue.message}`);
  throw new TenantFileError(file, reasons);
}
