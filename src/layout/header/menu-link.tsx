"use client";

import { BookButton } from "@/blocks/booking/book-button";
import { SafeLink } from "@/blocks/link/safe-link";
import { safeLink } from "@/lib/safe-href";

/** Where most go from wherever they are. */
const LIKELY = "/products";

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
  if (!safeLink(entry.url)) return null;
  return (
    <SafeLink
      href={entry.url}
      isLikely={entry.url === LIKELY && !isActive}
      className={className}
      onClick={onClick}
      aria-current={isActive ? "page" : undefined}
    >
      {entry.title}
    </SafeLink>
  );
}
