import { eq } from "drizzle-orm";
import { KIND_NAMES } from "@/contract/content/kind-names";
import { media } from "../../db/schema/media";
import { ApiError } from "../../lib/errors";
import { addTasks } from "../../tenancy/tasks";
import type { Site } from "../site";
import { describeMedia } from "./describe-media";
import { readUses } from "./uses";
import { filesOfMedia, requireMedia } from "./write-media";

/** Removes a picture that nothing names; a 409 with the things that do. Its files are left as tasks. */
export const removeMedia = (site: Site, id: number): Promise<void> =>
  site.transaction(async (inside) => {
    await inside.scope.lock("media");
    const row = await requireMedia(inside, id);
    const files = await filesOfMedia(inside, id);
    const { uses } = describeMedia(row, files, await readUses(inside));
    if (uses.length > 0) {
      const places = uses.map(
        ({ kind, label, isDraft }) => `${KIND_NAMES[kind]} ${label}`.trim() + (isDraft ? " (초안)" : ""),
      );
      throw new ApiError(
        409,
        ["media.in-use", ...places],
        `쓰고 있는 그림이라 지울 수 없습니다: ${places.join(", ")}`,
      );
    }
    await inside.scope.delete(media, eq(media.id, id));
    const tasks = files.map(({ storageKey }) => ({ kind: "remove-file" as const, subject: storageKey }));
    await addTasks(inside.db, tasks, inside.now);
  });
