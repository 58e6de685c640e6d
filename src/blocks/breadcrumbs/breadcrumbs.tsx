import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { commonLabels } from "@/labels/blocks";
import { Icon } from "@/ui/icon";
import { SiteLink } from "../link/site-link";

export interface Crumb {
  title: string;
  path: string;
}

/** From home to the page one is on; the last crumb is that page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={commonLabels.breadcrumbs} className="pt-6 text-b6 text-ink-3">
      <ol className="flex flex-wrap items-center gap-1.5">
        {[{ title: commonLabels.home, path: "/" }, ...crumbs].map(({ title, path }, index) => (
          <li key={path} className="flex items-center gap-1.5">
            {index > 0 && <Icon of={ChevronRightIcon} size={12} />}
            {index < crumbs.length ? (
              <SiteLink
                href={path}
                className="touch-44 relative underline-offset-4 hover:text-ink hover:underline"
              >
                {title}
              </SiteLink>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
