import PaperclipIcon from "@lucide/icons/icons/paperclip";
import type { PublishedFile } from "@/contract/api/content";
import { boardLabels } from "@/labels/boards";
import { formatFileSize } from "@/lib/file-size";
import { Icon } from "@/ui/icon";

/** The files that the clinic put beside an entry, each to be saved. */
export function PublishedFiles({ files }: { files: readonly PublishedFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="attachments" className="mb-10">
      <h2 id="attachments" className="mb-2 text-h6">
        {boardLabels.attachments}
      </h2>
      <ul className="border-line border-t">
        {files.map(({ name, url, bytes }) => (
          <li key={url}>
            <a
              href={url}
              download={name}
              className="flex min-h-13 items-center gap-3 border-line border-b py-2 underline-offset-4 hover:underline"
            >
              <Icon of={PaperclipIcon} size={16} className="text-ink-3" />
              <span className="min-w-0 truncate text-b5">{name}</span>
              <span className="ml-auto whitespace-nowrap text-b6 text-ink-3 tabular-nums">
                {formatFileSize(bytes)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
