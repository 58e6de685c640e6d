import type { Command } from "commander";
import { readEnvironment } from "../../backend/environment";
import { inBothSpellings } from "../../backend/tenancy/host-names";
import { changeAndPublish } from "./change-file";
import { askDatabase } from "./database";
import { domainsOf, requireHost } from "./domains";
import { CommandError } from "./failure";
import { tenantsFolder } from "./folder";
import { readDocument } from "./tenant-document";
import { addWriteOptions, type WriteOptions } from "./write-options";

export function addRemoveDomain(program: Command): void {
  const command = program
    .command("remove-domain")
    .description("take a domain from a partner: it is a 404 within a minute")
    .argument("<id>")
    .argument("<domain...>", "in either spelling");
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- remove-domain lumiere old-lumiere.kr
  npm run tenants -- remove-domain lumiere old-lumiere.kr www.old-lumiere.kr --dry-run

The primary domain cannot be removed: give the partner another one first (add-domain --primary).
Exit codes: 0 done; 1 refused, or a step is left to the next run; 2 no host name.`,
    )
    .action(async (id: string, texts: string[], options: WriteOptions) => {
      const environment = readEnvironment(process.env);
      const removed = texts.map(requireHost);
      const domains = domainsOf(await readDocument(tenantsFolder(environment), id));
      if (removed.includes(domains.primary))
        throw new CommandError(
          `${inBothSpellings(domains.primary)} is the primary domain of ${id}: give it another one first (add-domain --primary).`,
        );
      const live = await askDatabase(environment, "hosts", { id });
      const strange = removed.filter((host) => !domains.aliases.includes(host) && !live.includes(host));
      if (strange.length > 0)
        throw new CommandError(`${id} has no ${strange.map(inBothSpellings).join(", ")}.`);
      const aliases = domains.aliases.filter((host) => !removed.includes(host));
      const isInFile = aliases.length < domains.aliases.length;
      const fieldsOf = () => (isInFile ? { domains: { primary: domains.primary, aliases } } : {});
      await changeAndPublish(environment, { id, fieldsOf }, options);
    });
}
