import type { LucideIconData } from "@lucide/icons";
import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { SiteLink } from "@/blocks/link/site-link";
import { Icon } from "@/ui/icon";
import { iconButtonClass } from "@/ui/icon-button";

interface Step {
  href: string;
  label: string;
}

/** The ways to what comes before and after; an end has none. */
export function StepLinks({ previous, next }: { previous: Step | null; next: Step | null }) {
  return (
    <div className="-mr-3 flex">
      <StepLink step={previous} icon={ChevronLeftIcon} />
      <StepLink step={next} icon={ChevronRightIcon} />
    </div>
  );
}

function StepLink({ step, icon }: { step: Step | null; icon: LucideIconData }) {
  // The place stays, so that the other way does not move under the finger.
  if (!step) return <span className="size-11" />;
  return (
    <SiteLink
      href={step.href}
      scroll={false}
      rel="nofollow"
      aria-label={step.label}
      className={iconButtonClass}
    >
      <Icon of={icon} />
    </SiteLink>
  );
}
