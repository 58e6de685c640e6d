import ChevronRightIcon from "lucide-react/icons/chevron-right";
import { moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { SiteLink } from "./site-link";

/** The quiet link at the right of a section's title. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink href={href} className={moreLinkClass}>
      {children}
      <Icon of={ChevronRightIcon} size={16} />
    </SiteLink>
  );
}
