import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { WidgetScreen } from "@/contract/widget/messages";
import { type ButtonStyle, buttonClass } from "@/ui/button";
import { BookButton } from "./book-button";

interface BookingButtonProps extends ButtonStyle {
  screen: WidgetScreen;
  className?: string;
  children: ReactNode;
}

/** A BookButton that looks like a button of the house. */
export function BookingButton({ screen, className, children, ...style }: BookingButtonProps) {
  return (
    <BookButton screen={screen} className={clsx(buttonClass(style), className)}>
      {children}
    </BookButton>
  );
}
