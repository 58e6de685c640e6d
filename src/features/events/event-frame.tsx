import type { ReactNode } from "react";
import { eventHref } from "@/blocks/event-card/event-link";
import { SiteLink } from "@/blocks/link/site-link";
import type { ClinicEvent } from "@/contract/api/events";

interface EventFrameProps {
  event: Pick<ClinicEvent, "id" | "productId">;
  className: string;
  children: ReactNode;
}

/** A link to the event's product; on this page an event without one leads nowhere. */
export function EventFrame({ event, className, children }: EventFrameProps) {
  if (event.productId === null) return <div className={className}>{children}</div>;
  return (
    <SiteLink href={eventHref(event)} className={className}>
      {children}
    </SiteLink>
  );
}
