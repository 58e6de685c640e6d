import { formatDay } from "@/lib/clinic-time";
import { Picture } from "@/ui/picture";
import { SiteLink } from "../link/site-link";

export interface MoreEntry {
  href: string;
  title: string;
  publishedAt: string;
  imageUrl?: string | null;
}

const MOST_ENTRIES = 4;

/** The first of a list but the one that is read. */
export const othersThan = <Row extends { id: number }>(rows: readonly Row[], id: number): Row[] =>
  rows.filter((row) => row.id !== id).slice(0, MOST_ENTRIES);

/** What else there is to read on the same board. */
export function MoreEntries({ title, entries }: { title: string; entries: readonly MoreEntry[] }) {
  return (
    <>
      <h2 className="border-line-strong border-b pb-3 text-h5">{title}</h2>
      <ul>
        {entries.map(({ href, title, publishedAt, imageUrl }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="group grid grid-cols-[1fr_auto] items-start gap-4 border-line border-b py-4"
            >
              <span className="grid min-w-0 gap-1">
                <span className="line-clamp-2 underline-offset-4 group-hover:underline">{title}</span>
                <time dateTime={publishedAt} className="text-b6 text-ink-3 tabular-nums">
                  {formatDay(publishedAt)}
                </time>
              </span>
              {imageUrl && (
                <span className="block w-18">
                  <Picture src={imageUrl} alt="" sizes="72px" ratio="aspect-square" />
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
