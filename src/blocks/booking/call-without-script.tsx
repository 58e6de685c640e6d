import type { ReactNode } from "react";
import type { WidgetScreen } from "@/contract/widget/messages";
import type { Site } from "@/state/site";

interface CallWithoutScriptProps {
  site: Site;
  screen: WidgetScreen;
  className?: string;
  children: ReactNode;
}

/** Screens of the visitor's own: a call to the clinic is no way to them. */
const OWN_SCREENS = ["home", "cart", "myPage", "recent", "profile", "signIn", "signUp"];

/** What stands in for a button that opens the widget where no script runs: a call to the clinic, else its KakaoTalk channel. */
export function CallWithoutScript({ site, screen, className, children }: CallWithoutScriptProps) {
  const href = site.phone?.href ?? site.kakaoTalkUrl;
  if (!href || OWN_SCREENS.includes(screen.screen)) return null;
  return (
    <noscript className="noscript:contents">
      <a href={href} className={className}>
        {children}
      </a>
    </noscript>
  );
}
