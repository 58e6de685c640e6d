import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { clsx } from "clsx";
import type { LayoutData } from "@/contract/tenant/layout";
import { Icon } from "@/ui/icon";

export type Branches = LayoutData<"header", "HeaderType1">["franchiseList"];

interface BranchSelectorProps {
  branches: Branches;
}

/** Spec §2: the clinic's other branches; each opens in a new window, or as its entry says. */
export function BranchSelector({ branches }: BranchSelectorProps) {
  const [first] = branches;
  if (!first || first.items.length === 0) return null;
  return (
    <details className="group relative max-md:hidden">
      <summary className="flex min-h-11 list-none items-center gap-1 px-2 text-label3 text-ink-2">
        {first.title}
        <Icon of={ChevronDownIcon} size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 z-1 max-h-64 min-w-44 overflow-y-auto rounded-m bg-surface py-2 shadow-float">
        <BranchLinks branches={branches} className="px-4 hover:bg-accent-soft" />
      </ul>
    </details>
  );
}

/** The first list's branches, as list items. */
export function BranchLinks({ branches: [first], className }: BranchSelectorProps & { className: string }) {
  return first?.items.map(({ title, url, hrefTarget }) => (
    <li key={url}>
      <a
        href={url}
        target={hrefTarget}
        rel="noopener noreferrer"
        className={clsx("flex min-h-11 items-center text-label3", className)}
      >
        {title}
      </a>
    </li>
  ));
}
