import { applyFiles, diffFiles, type FileChange } from "../../content/files/apply-files";
import { Site } from "../../content/site";
import { dayOf } from "../../lib/clinic-time";
import { ApiError } from "../../lib/errors";
import { readContent } from "../../seed/read-content";
import { addTasks } from "../../tenancy/tasks";
import type { Tenancy } from "../../tenancy/tenancy";
import { TenancyError } from "../../tenancy/tenancy-error";
import { contentFolder } from "../../tenancy/tenant-files";
import { requirePartner } from "../../tenancy/versions";

interface ContentRequest {
  id: string;
  folder: string;
  by: string;
}

/** What a clinic's content files say differently than its site; throws TenancyError where there is nothing to compare. */
export async function diffContent(tenancy: Tenancy, request: ContentRequest): Promise<FileChange[]> {
  const { site, files } = await openFiles(tenancy, request);
  return diffFiles(site, files);
}

/** Makes a clinic's content files live, all or nothing; `isRemoving`: also what they do not name any more. */
export async function applyContent(
  tenancy: Tenancy,
  { isRemoving, ...request }: ContentRequest & { isRemoving: boolean },
): Promise<FileChange[]> {
  const { site, files } = await openFiles(tenancy, request);
  try {
    const done = await applyFiles(site, files, { isRemoving });
    if (done.length > 0)
      await addTasks(tenancy.db, [{ kind: "purge-pages", subject: request.id }], tenancy.now());
    return done;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new TenancyError(`Nothing was written: ${[error.code].flat().join("; ")}.`);
  }
}

async function openFiles({ db, now, rules }: Tenancy, { id, folder, by }: ContentRequest) {
  const partner = await requirePartner(db, id);
  const content = await readContent(contentFolder(folder, id));
  if (!content) throw new TenancyError(`${id} has no content files.`);
  if (!partner.seededAt) throw new TenancyError(`The content of ${id} was never written: publish it first.`);
  const actor = { kind: "command", id: null, name: by } as const;
  const site = new Site({ db, partnerId: id, queue: null, now: now(), rules, actor });
  return { site, files: { content, day: dayOf(partner.seededAt) } };
}
