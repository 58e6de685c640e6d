"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { WidgetScreen } from "@/contract/widget/messages";
import { useSite } from "@/state/site";
import { warmUpOnIntent, widgetClient } from "@/state/widget-client";

interface BookButtonProps {
  /** What the widget shows first. */
  screen: WidgetScreen;
  className?: string;
  /** What it does, where its words alone do not say it. */
  label?: string;
  /** What else the click does, before the widget opens. */
  onClick?: () => void;
  children: ReactNode;
}

/** Screens about the visitor's own data: a call to the clinic does not lead there. */
const OWN_SCREENS = ["home", "cart", "myPage", "recent", "profile", "signIn", "signUp"];

/**
 * Opens the booking widget, which is fetched at the first sign of intent. Where the partner has none, or no script runs,
 * it calls the clinic or opens its KakaoTalk channel.
 */
export function BookButton({ screen, className, label, onClick, children }: BookButtonProps) {
  const { booking, phone, kakaoTalkUrl } = useSite();
  if (booking.kind === "contact") {
    return booking.href ? (
      <a href={booking.href} className={className} aria-label={label} onClick={onClick}>
        {children}
      </a>
    ) : null;
  }
  const callHref = phone?.href ?? kakaoTalkUrl;
  return (
    <>
      <button
        type="button"
        className={clsx(className, "noscript:hidden")}
        aria-label={label}
        onClick={() => {
          onClick?.();
          widgetClient.open(screen);
        }}
        {...warmUpOnIntent}
      >
        {children}
      </button>
      {callHref && !OWN_SCREENS.includes(screen.screen) && (
        <noscript className="noscript:contents">
          <a href={callHref} className={className}>
            {children}
          </a>
        </noscript>
      )}
    </>
  );
}
