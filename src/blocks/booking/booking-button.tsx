"use client";

import type { ReactNode } from "react";
import type { WidgetScreen } from "@/contract/widget/messages";
import { useSite } from "@/state/site";
import { widgetClient } from "@/state/widget-client";
import { Button, ButtonLink, type ButtonStyle } from "@/ui/button";

interface BookingButtonProps extends ButtonStyle {
  screen: WidgetScreen;
  className?: string;
  children: ReactNode;
}

/** Opens the widget; where the partner has none, calls or writes to the clinic. */
export function BookingButton({ screen, children, ...style }: BookingButtonProps) {
  const { booking } = useSite();
  if (booking.kind === "contact") {
    if (!booking.href) return null;
    return (
      <ButtonLink href={booking.href} {...style}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button
      onClick={() => widgetClient.open(screen)}
      onPointerEnter={widgetClient.warmUp}
      onFocus={widgetClient.warmUp}
      {...style}
    >
      {children}
    </Button>
  );
}
