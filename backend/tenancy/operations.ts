import { z } from "zod";
import { PREVIEW_MAX_HOURS } from "@/contract/tenant/signed-tokens";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { checkDomains } from "./check-domains";
import { findContentDifferences } from "./content/find-differences";
import { publishDrafts } from "./drafts";
import { finishPublishing } from "./finish-publishing";
import { makePreviewLink } from "./preview-links";
import { publishTenants } from "./publish";
import { removePartner } from "./remove-partner";
import { rollBack } from "./rollback";
import { showPartner } from "./show-partner";
import type { Progress, Tenancy } from "./tenancy";
import { listHosts, listVersions } from "./versions";

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
/** The command's own: a backend may have been started with another. */
const folder = z.string().min(1);

/** Everything that the tenants command asks of the database, by name. */
export const operations = {
  publish: operation(
    z.object({
      folder,
      ids: z.array(id).optional(),
      by,
      kind: z.enum(["publish", "close"]).default("publish"),
      files: z.record(id, z.unknown()).optional(),
      isDryRun: z.boolean().default(false),
    }),
    async (tenancy, { folder, ...request }, progress) => {
      const { db, now, rules } = tenancy;
      const outcomes = await publishTenants({ db, folder, now: now(), rules }, request, progress);
      const content = await findContentDifferences({ db, folder }, request.ids);
      if (request.isDryRun) return { outcomes, content, domains: [], steps: [] };
      progress("looking at domains");
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
    progress("looking at domains");
    const domains = await checkDomains(tenancy, ids);
    return { domains, steps: await finishPublishing(tenancy, progress) };
  }),
  content: operation(z.object({ folder, ids: z.array(id).optional() }), ({ db }, { folder, ids }) =>
    findContentDifferences({ db, folder }, ids),
  ),
  hosts: operation(z.object({ id }), ({ db }, { id }) => listHosts(db, id)),
  show: operation(z.object({ folder, id }), async (tenancy, { folder, id }) => {
    const domains = await checkDomains(tenancy, [id]);
    return { ...(await showPartner({ db: tenancy.db, folder }, { id })), domains };
  }),
};

export type OperationName = keyof typeof operations;
export type OperationInput<Name extends OperationName> = z.input<(typeof operations)[Name]["input"]>;
export type OperationResult<Name extends OperationName> = Awaited<
  ReturnType<(typeof operations)[Name]["run"]>
>;

/** Runs one by its name; throws TenancyError where it cannot be done, ZodError where it is asked for wrongly. */
export async function runOperation(
  tenancy: Tenancy,
  { name, input }: { name: OperationName; input: unknown },
  progress: Progress,
): Promise<unknown> {
  // The table's own pairing of schema and function, which a union of them loses.
  const { input: schema, run } = operations[name] as Operation<z.ZodType, unknown>;
  return run(tenancy, schema.parse(input), progress);
}
