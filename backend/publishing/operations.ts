import { z } from "zod";
import type { DomainState } from "@/contract/tenant/domain-states";
import { PREVIEW_MAX_HOURS } from "@/contract/tenant/signed-tokens";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { listDomainStates, readRecords } from "../certificates/domain-states";
import { checkDomains } from "../tenancy/check-domains";
import { endDomainsNow } from "../tenancy/end-domains";
import type { Progress, Tenancy } from "../tenancy/tenancy";
import { listHosts, listVersions } from "../tenancy/versions";
import { applyContent, diffContent } from "./content/content-files";
import { findContentDifferences } from "./content/find-differences";
import { publishDrafts } from "./drafts";
import { finishPublishing } from "./finish-publishing";
import { makePreviewLink } from "./preview-links";
import { publishTenants } from "./publish";
import { removePartner } from "./remove-partner";
import { rollBack } from "./rollback";
import { showPartner } from "./show-partner";

interface Operation<Schema extends z.ZodType, Result> {
  input: Schema;
  run: (tenancy: Tenancy, input: z.output<Schema>, progress: Progress) => Promise<Result>;
}

const operation = <Schema extends z.ZodType, Result>(
  input: Schema,
  run: Operation<Schema, Result>["run"],
): Operation<Schema, Result> => ({ input, run });

const id = partnerIdSchema;
const by = z.string().min(1).max(200);
/** The command's: a backend may have been started with another. */
const folder = z.string().min(1);

/** The operations of the tenants command, by name. */
export const operations = {
  publish: operation(
    z.object({
      folder,
      ids: z.array(id).optional(),
      by,
      kind: z.enum(["publish", "close"]).default("publish"),
      files: z.record(id, z.unknown()).optional(),
      onlyField: z.enum(["domains", "deployStatus"]).optional(),
      isDryRun: z.boolean().default(false),
    }),
    async (tenancy, { folder, ...request }, progress) => {
      const { db, now, rules } = tenancy;
      const outcomes = await publishTenants({ db, folder, now: now(), rules }, request, progress);
      const content = await findContentDifferences({ db, folder }, request.ids);
      if (request.isDryRun) return { outcomes, content, domains: [], steps: [] };
      progress("checking domains");
      const domains = await checkDomains(tenancy, request.ids);
      return { outcomes, content, domains, steps: await finishPublishing(tenancy, progress) };
    },
  ),
  draft: operation(
    z.object({ folder, ids: z.array(id).optional(), by }),
    async (tenancy, { folder, ...request }, progress) => {
      const { db, now, rules } = tenancy;
      const outcomes = await publishDrafts({ db, folder, now: now(), rules }, request);
      return { outcomes, steps: await finishPublishing(tenancy, progress) };
    },
  ),
  previewLink: operation(
    z.object({ id, hours: z.number().positive().max(PREVIEW_MAX_HOURS), by }),
    async (tenancy, wish) => makePreviewLink(tenancy, wish),
  ),
  rollback: operation(
    z.object({ id, to: z.int().min(1).optional(), by, isDryRun: z.boolean().default(false) }),
    async (tenancy, request, progress) => {
      const rollback = await rollBack({ ...tenancy, now: tenancy.now() }, request);
      if (request.isDryRun) return { rollback, steps: [] };
      return { rollback, steps: await finishPublishing(tenancy, progress) };
    },
  ),
  remove: operation(
    z.object({ id, isDryRun: z.boolean().default(false) }),
    async (tenancy, request, progress) => {
      const removed = await removePartner(tenancy, request);
      if (request.isDryRun) return { removed, steps: [] };
      return { removed, steps: await finishPublishing(tenancy, progress) };
    },
  ),
  history: operation(z.object({ id }), ({ db }, { id }) => listVersions(db, id)),
  domains: operation(z.object({ ids: z.array(id).optional() }), async (tenancy, { ids }, progress) => {
    progress("checking domains");
    const domains = await checkDomains(tenancy, ids);
    return { domains, steps: await finishPublishing(tenancy, progress) };
  }),
  domainStates: operation(z.object({ ids: z.array(id).optional() }), async (tenancy, { ids }, progress) => {
    progress("checking domains");
    await checkDomains(tenancy, ids);
    const { db, now, isIssuing } = tenancy;
    const states = await listDomainStates(db, { partnerIds: ids, now: now(), isIssuing });
    // Of thousands, those that are well need no look at DNS.
    const isAsked = ({ stage }: DomainState) => ids !== undefined || !["live", "renewing"].includes(stage);
    const asked = await readRecords(tenancy, states.filter(isAsked));
    return states.map((state) => asked.find(({ host }) => host === state.host) ?? { ...state, records: [] });
  }),
  endDomains: operation(
    z.object({ id, hosts: z.array(z.string()) }),
    async (tenancy, { id, hosts }, progress) => {
      const ended = await endDomainsNow(tenancy, id, hosts);
      return { ended, steps: await finishPublishing(tenancy, progress) };
    },
  ),
  content: operation(z.object({ folder, ids: z.array(id).optional() }), ({ db }, { folder, ids }) =>
    findContentDifferences({ db, folder }, ids),
  ),
  diffContent: operation(z.object({ folder, id, by }), diffContent),
  applyContent: operation(
    z.object({ folder, id, by, isRemoving: z.boolean().default(false) }),
    async (tenancy, request, progress) => {
      const applied = await applyContent(tenancy, request);
      return { applied, steps: await finishPublishing(tenancy, progress) };
    },
  ),
  hosts: operation(z.object({ id }), ({ db }, { id }) => listHosts(db, id)),
  show: operation(z.object({ folder, id }), async (tenancy, { folder, id }) => {
    const domains = await checkDomains(tenancy, [id]);
    return { ...(await showPartner({ db: tenancy.db, folder }, { id })), domains };
  }),
};

/** One line of an operation's response: progress, and finally the result or refusal. */
export const operationLineSchema = z.union([
  z.object({ progress: z.string() }),
  z.object({ result: z.unknown() }),
  z.object({ refused: z.string() }),
]);
export type OperationName = keyof typeof operations;
export type OperationInput<Name extends OperationName> = z.input<(typeof operations)[Name]["input"]>;
export type OperationResult<Name extends OperationName> = Awaited<
  ReturnType<(typeof operations)[Name]["run"]>
>;

/** Throws TenancyError for a refusal and ZodError for invalid input. */
export async function runOperation(
  tenancy: Tenancy,
  { name, input }: { name: OperationName; input: unknown },
  progress: Progress,
): Promise<unknown> {
  // A union of the operations loses the pairing of schema and function.
  const { input: schema, run } = operations[name] as Operation<z.ZodType, unknown>;
  return run(tenancy, schema.parse(input), progress);
}
