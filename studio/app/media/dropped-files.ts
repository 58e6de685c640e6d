/** What the server takes; an iPhone turns its own format into one of them. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** The files of a drop or a paste, also those within dropped folders, where only pictures count. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Entries have to be taken before the event is over.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files];
  return (await Promise.all(entries.map((entry) => filesIn(entry, true)))).flat();
}

async function filesIn(entry: FileSystemEntry, isOutermost = false): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return isOutermost || file.type.startsWith("image/") ? [file] : [];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  for (;;) {
    // A folder is read in parts, until one is empty.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    for (const inner of part) found.push(...(await filesIn(inner)));
  }
}
