import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import { changeAndPublish } from "./change-file";
import { addWriteOptions, type WriteOptions } from "./write-options";

export function addClose(program: Command): void {
  const command = program
    .command("close")
    .description("end a partner's site: every path shows its goodbye page; nothing is deleted")
    .argument("<id>");
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- close lumiere --by "Kim"
  npm run tenants -- rollback lumiere              opens it again, as it was; so does "deployStatus": "deployed" in its file`,
    )
    .action((id: string, options: WriteOptions) => {
      const change = { id, kind: "close", field: "deployStatus", newValue: () => "closed" } as const;
      return changeAndPublish(readEnvironment(process.env), change, options);
    });
}
