import type { Command } from "commander";
import { readEnvironment } from "../../backend/environment";
import { wwwTwin } from "../../backend/tenancy/host-names";
import { changeAndPublish } from "./change-file";
import { domainsOf, requireHost } from "./domains";
import { addWriteOptions, type WriteOptions } from "./write-options";

interface Options extends WriteOptions {
  primary?: boolean;
  www?: boolean;
}

export function addAddDomain(program: Command): void {
  const command = program
    .command("add-domain")
    .description("give a partner a domain: in its file, then live")
    .argument("<id>")
    .argument("<domain...>", "in either spelling: 루미에르.한국 or xn--…")
    .option("--primary", "make the first one the primary domain; the old one leads to it from then on")
    .option("--www", "also www. of an apex, or the apex of a www");
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- add-domain lumiere lumiere.kr --www
  npm run tenants -- add-domain lumiere 루미에르.한국 --primary --dry-run

Exit codes: 0 done; 1 refused (another partner's, no such tenant), or a step is left to the next run; 2 no host name.`,
    )
    .action(async (id: string, texts: string[], { primary = false, www = false, ...options }: Options) => {
      const typed = texts.map(requireHost);
      const twins = www ? typed.flatMap((host) => wwwTwin(host) ?? []) : [];
      const added = [...new Set([...typed, ...twins])];
      await changeAndPublish(
        readEnvironment(process.env),
        {
          id,
          fieldsOf: (document) => {
            const domains = domainsOf(document);
            const [first] = added;
            const leader = primary && first ? first : domains.primary;
            const all = [domains.primary, ...domains.aliases, ...added];
            const aliases = [...new Set(all)].filter((host) => host !== leader);
            return { domains: { primary: leader, aliases } };
          },
        },
        options,
      );
    });
}
