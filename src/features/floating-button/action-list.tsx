"use client";

import { BookButton } from "@/blocks/booking/book-button";
import { SiteLink } from "@/blocks/link/site-link";
import { safeLink } from "@/lib/safe-href";
import { ActionIcon } from "./action-icon";
import type { FloatingAction } from "./floating-actions";

const ROW = "flex min-h-12 w-full items-center gap-3 rounded-s px-3.5 text-label3 hover:bg-accent-soft";

/** The sub-buttons, one column above the main one. */
export function ActionList({ actions }: { actions: readonly FloatingAction[] }) {
  return (
    <ul className="max-h-[60dvh] min-w-46 overflow-y-auto rounded-m bg-surface p-1 shadow-float">
      {actions.map((action) => (
        <li key={action.title}>
          <ActionRow {...action} />
        </li>
      ))}
    </ul>
  );
}

function ActionRow({ title, href, icon }: FloatingAction) {
  const words = (
    <>
      <ActionIcon name={icon} />
      {title}
    </>
  );
  const link = safeLink(href);
  if (!link) {
    return (
      <BookButton screen={{ screen: "treatment" }} className={ROW}>
        {words}
      </BookButton>
    );
  }
  return link.isInternal ? (
    <SiteLink href={link.href} className={ROW}>
      {words}
    </SiteLink>
  ) : (
    <a href={link.href} target={link.target} rel={link.rel} className={ROW}>
      {words}
    </a>
  );
}
