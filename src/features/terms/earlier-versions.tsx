import { SiteLink } from "@/blocks/link/site-link";
import { termsLabels } from "@/labels/terms";
import { formatDay } from "@/lib/clinic-time";
import { Badge } from "@/ui/badge";
import type { ShownVersion } from "./term-versions";
import { type TermsSlug, termsPath } from "./terms-slug";

interface EarlierVersionsProps {
  slug: TermsSlug;
  shown: ShownVersion;
  versions: readonly ShownVersion[];
}

/** Every version with the days on which it held, each to be read. */
export function EarlierVersions({ slug, shown, versions }: EarlierVersionsProps) {
  if (versions.length < 2) return null;
  return (
    <nav id="versions" aria-labelledby="versions-title" className="mt-14 scroll-mt-28">
      <h2 id="versions-title" className="mb-4 text-h3">
        {termsLabels.versions}
      </h2>
      <ul className="max-w-prose border-line-strong border-t">
        {versions.map((version) => (
          <li key={version.version}>
            <SiteLink
              href={termsPath(slug, version.lastDay === null ? undefined : version.effectiveAt)}
              aria-current={version === shown ? "page" : undefined}
              className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-3 underline-offset-4 hover:underline aria-[current]:font-semibold"
            >
              {termsLabels.version(version.version)}
              {version.lastDay === null && <Badge tone="soft">{termsLabels.current}</Badge>}
              <span className="ml-auto text-b6 text-ink-3 tabular-nums">{periodOf(version)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const periodOf = ({ effectiveAt, lastDay }: ShownVersion) =>
  lastDay === null
    ? termsLabels.effectiveFrom(formatDay(effectiveAt))
    : `${formatDay(effectiveAt)} – ${formatDay(lastDay)}`;
