import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { clsx } from "clsx";
import { moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { SiteLink } from "./site-link";

interface MoreLinkProps {
  href: string;
  /** What it is more of, for readers who meet the link out of context. */
  of?: string;
  children: string;
}

/** The quiet link at the right of a section's title. */
export function MoreLink({ href, of, children }: MoreLinkProps) {
  return (
    <SiteLink href={href} className={clsx("relative", moreLinkClass)}>
      {of && <span className="sr-only">{of} </span>}
      {children}
      <Icon of={ChevronRightIcon} size={16} />
    </SiteLink>
  );
}
