import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { clsx } from "clsx";
import type { LayoutData } from "@/contract/tenant/layout";
import { headerLabels } from "@/labels/layout/header";
import { safeLink } from "@/lib/safe-href";
import { Icon } from "@/ui/icon";
import { FoldAway } from "./fold-away";

export type Branches = LayoutData<"header", "HeaderType1">["franchiseList"];

interface BranchSelectorProps {
  branches: Branches;
}

/** Spec §2: the clinic's other branches; each opens in a new window, or as its entry says. */
export function BranchSelector({ branches }: BranchSelectorProps) {
  const [first] = branches;
  if (!first) return null;
  return (
    <FoldAway className="group relative shrink-0 max-md:hidden folded:hidden">
      <summary className="flex min-h-11 list-none items-center gap-1 px-2 text-label3 text-ink-2">
        {first.icon && <BranchIcon src={first.icon} />}
        {first.title}
        <Icon of={ChevronDownIcon} size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 z-1 max-h-64 min-w-44 overflow-y-auto rounded-m bg-surface py-2 shadow-float">
        <BranchLinks branches={branches} className="px-4 hover:bg-accent-soft" />
      </ul>
    </FoldAway>
  );
}

function BranchIcon({ src }: { src: string }) {
  // biome-ignore lint/performance/noImgElement: a partner's own small mark, often SVG
  return <img src={src} alt="" width={16} height={16} className="size-4 object-contain" />;
}

/** The first list's branches, as list items; spec §5: an empty list says so. */
export function BranchLinks({ branches: [first], className }: BranchSelectorProps & { className: string }) {
  const rowClass = clsx("flex min-h-11 items-center text-label3", className);
  const options = (first?.items ?? []).flatMap(({ title, url, hrefTarget }) => {
    const link = safeLink(url);
    return link ? [{ title, target: hrefTarget, href: link.href }] : [];
  });
  if (options.length === 0) return <li className={rowClass}>{headerLabels.noOptions}</li>;
  return options.map(({ title, ...link }) => (
    <li key={link.href}>
      <a {...link} rel="noopener noreferrer" className={rowClass}>
        {title}
      </a>
    </li>
  ));
}
