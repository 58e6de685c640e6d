import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { readEnvironment } from "../../backend/environment";
import { jsonSchemas } from "./json-schemas";

export function addSchema(program: Command): void {
  program
    .command("schema")
    .description("write the JSON schemas of tenant files anew, after the contract has changed")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- schema && git diff tenants

Tenant files name them as their $schema. A test fails while they are older than the contract.`,
    )
    .action(async () => {
      const { TENANTS_DIR } = readEnvironment(process.env);
      for (const [name, text] of Object.entries(jsonSchemas())) {
        await writeFile(join(TENANTS_DIR, name), text);
        console.log(join(TENANTS_DIR, name));
      }
    });
}
