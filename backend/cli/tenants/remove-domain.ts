import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import { inBothSpellings } from "../../tenancy/host-names";
import { changeAndPublish } from "./change-file";
import { CommandError } from "./command-error";
import { domainsOf, requireHost } from "./domains";
import { executeOperation } from "./execute-operation";
import { readDocument } from "./tenant-document";
import { addWriteOptions, tenantsFolder, type WriteOptions } from "./write-options";

export function addRemoveDomain(program: Command): void {
  const command = program
    .command("remove-domain")
    .description("remove a domain from a partner: what was proven is served for a day more, then it is a 404")
    .argument("<id>")
    .argument("<domain...>", "Unicode or ASCII")
    .option("--now", "do not wait for the day: it is a 404 within a minute");
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- remove-domain lumiere old-lumiere.kr
  npm run tenants -- remove-domain lumiere old-lumiere.kr www.old-lumiere.kr --dry-run

The primary domain cannot be removed: set another one first (add-domain --primary).
Exit codes: 0 done; 1 refused, or a step is unfinished; 2 no host name.`,
    )
    .action(
      async (id: string, texts: string[], { now = false, ...options }: WriteOptions & { now?: boolean }) => {
        const environment = readEnvironment(process.env);
        const removed = texts.map(requireHost);
        const domains = domainsOf(await readDocument(tenantsFolder(environment), id));
        if (removed.includes(domains.primary))
          throw new CommandError(
            `${inBothSpellings(domains.primary)} is the primary domain of ${id}: set another one first (add-domain --primary).`,
          );
        const live = await executeOperation(environment, "hosts", { id });
        const unknown = removed.filter((host) => !domains.aliases.includes(host) && !live.includes(host));
        if (unknown.length > 0)
          throw new CommandError(`${id} has no ${unknown.map(inBothSpellings).join(", ")}.`);
        const aliases = domains.aliases.filter((host) => !removed.includes(host));
        const isInFile = aliases.length < domains.aliases.length;
        const newValue = () => (isInFile ? { primary: domains.primary, aliases } : undefined);
        await changeAndPublish(environment, { id, field: "domains", newValue }, options);
        if (!now || options.dryRun) return;
        const { ended } = await executeOperation(environment, "endDomains", { id, hosts: removed });
        for (const host of ended) console.error(`${id}: ${inBothSpellings(host)}: ended`);
      },
    );
}
