import type { Content } from "@/contract/tenant/content";
import { boards, boardTypes } from "../db/schema/boards";
import { cleanHtml } from "../lib/clean-html";
import { addDays } from "../lib/clinic-time";
import { TenantFileError } from "../lib/read-json";
import { KeyIds, keysOf, type SeedContext, type SeedWriter } from "./seed-ids";

type BoardTypeSeed = Content["boardTypes"][number];

/** Board types and the clinic's own entries. */
export async function seedBoards(
  writer: SeedWriter,
  content: Content,
  { day }: SeedContext,
): Promise<BoardTypes> {
  const types = new BoardTypes(content.boardTypes);
  await writer.insert(
    boardTypes,
    content.boardTypes.map((type, sortOrder) => ({ ...type, id: types.idOf(type.key, type.key), sortOrder })),
  );
  await writer.insert(
    boards,
    content.boards.map(({ boardType, image, daysAgo, ...entry }, index) => {
      const from = `board ${index + 1} (${entry.title})`;
      const type = types.open(boardType, { from, kind: "clinic", category: entry.category });
      requireMediaOf(type.look, { from, hasImage: image !== null, hasVideo: entry.videoId !== null });
      return {
        ...entry,
        id: index + 1,
        boardTypeId: type.id,
        contentHtml: cleanHtml(entry.contentHtml),
        imageUrl: image?.url ?? null,
        imageAlt: image?.alt ?? "",
        publishedAt: addDays(day, -daysAgo),
      };
    }),
  );
  return types;
}

/** A partner's boards by key. */
export class BoardTypes {
  private readonly ids: KeyIds;

  constructor(private readonly types: BoardTypeSeed[]) {
    this.ids = new KeyIds("boardTypes", keysOf(types));
  }

  idOf(key: string, from: string): number {
    return this.ids.of(key, from);
  }

  /** The board of an entry; throws when it is of another kind or lacks the category. */
  open(
    key: string,
    { from, kind, category }: { from: string; kind: BoardTypeSeed["kind"]; category: string | null },
  ): { id: number; look: BoardTypeSeed["look"] } {
    const id = this.idOf(key, from);
    const type = this.types[id - 1];
    if (type?.kind !== kind) throw new TenantFileError("boardTypes", [`${from}: ${key} is no ${kind} board`]);
    if (category !== null && !type.categories.includes(category))
      throw new TenantFileError("boardTypes", [`${from}: ${key} has no category ${category}`]);
    return { id, look: type.look };
  }
}

function requireMediaOf(
  look: BoardTypeSeed["look"],
  { from, hasImage, hasVideo }: { from: string; hasImage: boolean; hasVideo: boolean },
) {
  if (look === "GALLERY" && !hasImage)
    throw new TenantFileError("boards", [`${from}: image: a gallery entry needs one`]);
  if (look === "VIDEO" && !hasVideo) throw new TenantFileError("boards", [`${from}: videoId: is missing`]);
}
