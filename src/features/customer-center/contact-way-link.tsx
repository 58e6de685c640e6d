import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import CopyIcon from "@lucide/icons/icons/copy";
import type { ReactNode } from "react";
import { SafeLink } from "@/blocks/link/safe-link";
import { uiLabels } from "@/labels/ui";
import { Icon } from "@/ui/icon";
import type { ContactWay } from "./contact-ways";
import { CopyIdButton } from "./copy-id-button";

interface ContactWayLinkProps {
  way: Pick<ContactWay, "href" | "copyText">;
  className: string;
  children: ReactNode;
}

/** Leads to the chat, or copies the id where the app has no address for it. */
export function ContactWayLink({ way: { href, copyText }, className, children }: ContactWayLinkProps) {
  if (copyText)
    return (
      <CopyIdButton id={copyText} className={className}>
        {children}
      </CopyIdButton>
    );
  return (
    <SafeLink href={href ?? ""} className={className}>
      {children}
      {href?.startsWith("https:") && <span className="sr-only">{uiLabels.newWindow}</span>}
    </SafeLink>
  );
}

/** What a press does: it leads on, or it copies. */
export function ContactWayIcon({ copies, className = "" }: { copies: boolean; className?: string }) {
  return copies ? (
    <Icon of={CopyIcon} className={`noscript:hidden ${className}`} />
  ) : (
    <Icon of={ChevronRightIcon} className={className} />
  );
}
