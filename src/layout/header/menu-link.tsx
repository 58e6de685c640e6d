"use client";

import { BookButton } from "@/blocks/booking/book-button";
import { SiteLink } from "@/blocks/link/site-link";
import { safeLink } from "@/lib/safe-href";

interface MenuLinkProps {
  entry: { url: string; title: string; useWidget: boolean };
  isActive: boolean;
  className?: string;
  onClick?: () => void;
}

/** One entry: it goes somewhere, or opens the widget instead (spec §2). */
export function MenuLink({ entry, isActive, className, onClick }: MenuLinkProps) {
  if (entry.useWidget) {
    return (
      <BookButton screen={{ screen: "treatment" }} className={className} onClick={onClick}>
        {entry.title}
      </BookButton>
    );
  }
  const link = safeLink(entry.url);
  if (!link) return null;
  const props = { className, onClick, "aria-current": isActive ? ("page" as const) : undefined };
  return link.isInternal ? (
    <SiteLink href={link.href} {...props}>
      {entry.title}
    </SiteLink>
  ) : (
    <a href={link.href} target={link.target} rel={link.rel} {...props}>
      {entry.title}
    </a>
  );
}
