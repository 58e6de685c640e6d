import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import { jsonSchemas } from "./json-schemas";

export function addSchema(program: Command): void {
  program
    .command("schema")
    .description("regenerate the JSON schemas of tenant files, after a change of the contract")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- schema && git diff tenants

Tenant files reference them as $schema. A test fails while they are out of date.`,
    )
    .action(async () => {
      const { TENANTS_DIR } = readEnvironment(process.env);
      for (const [name, text] of Object.entries(jsonSchemas())) {
        await writeFile(join(TENANTS_DIR, name), text);
        console.log(join(TENANTS_DIR, name));
      }
    });
}
