import type { Command } from "commander";
import { type Environment, readEnvironment } from "../../lib/environment";
import { isLocal } from "../../tenancy/host";
import { inBothSpellings, wwwTwin } from "../../tenancy/host-names";
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
    .description("add a domain to a partner's file, then publish it")
    .argument("<id>")
    .argument("<domain...>", "Unicode or ASCII: 루미에르.한국 or xn--…")
    .option("--primary", "make the first one the primary domain; the old one redirects to it")
    .option("--www", "also www. of an apex, or the apex of a www");
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- add-domain lumiere lumiere.kr --www
  npm run tenants -- add-domain lumiere 루미에르.한국 --primary --dry-run

Exit codes: 0 done; 1 refused (another partner's, unknown tenant), or a step is unfinished; 2 no host name.`,
    )
    .action(async (id: string, texts: string[], { primary = false, www = false, ...options }: Options) => {
      const typed = texts.map(requireHost);
      const twins = www ? typed.flatMap((host) => wwwTwin(host) ?? []) : [];
      const added = [...new Set([...typed, ...twins])];
      const environment = readEnvironment(process.env);
      let hosts: string[] = [];
      await changeAndPublish(
        environment,
        {
          id,
          field: "domains",
          newValue: (document) => {
            const domains = domainsOf(document);
            const [first] = added;
            const newPrimary = primary && first ? first : domains.primary;
            const all = [domains.primary, ...domains.aliases, ...added];
            const aliases = [...new Set(all)].filter((host) => host !== newPrimary);
            hosts = [newPrimary, ...aliases];
            return { primary: newPrimary, aliases };
          },
        },
        options,
      );
      warnOfPublicDomain(id, hosts, environment);
    });
}

/** On a local platform a public domain may not point to this machine. */
function warnOfPublicDomain(
  id: string,
  [primary = "", ...aliases]: string[],
  environment: Environment,
): void {
  const { PLATFORM_HOST, PORT } = environment;
  if (!isLocal(PLATFORM_HOST) || isLocal(primary)) return;
  const local = aliases.find(isLocal);
  const here = local
    ? `On this machine it stays at http://${local}:${PORT}.`
    : `For an address on this machine: npm run tenants -- add-domain ${id} ${id}.localhost`;
  console.error(
    `${id}: warning: its primary domain is ${inBothSpellings(primary)}, and this platform is local (PLATFORM_HOST=${PLATFORM_HOST}): the domain may not point here. ${here}`,
  );
}
