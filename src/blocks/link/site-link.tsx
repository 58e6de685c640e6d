"use client";

import Link from "next/link";
import { type ComponentProps, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { MORPH } from "@/ui/picture-frame";
import { savesData, watchAtRest } from "./at-rest";
import { isDeviceSlow } from "./slow-device";

/** A pointer on its way elsewhere is gone by then. */
const INTENT_MS = 65;

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, "prefetch"> {
  /** Also fetched when it rests in view. */
  isLikely?: boolean;
  /** Its picture grows into the next screen's, where that is there at once: the browser draws both screens for it. */
  isMorphing?: boolean;
}

/**
 * A link to another screen, fetched ahead, whole, under a mouse or the keyboard's focus. Next's own way fetches something
 * of every link in view. A finger mostly scrolls: its page is fetched by the tap.
 */
export function SiteLink({ isLikely = false, isMorphing = false, ...props }: SiteLinkProps) {
  const [isWanted, setIsWanted] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const want = () => setIsWanted(true);
  const leave = () => clearTimeout(timer.current);
  const intend = (isMeant: boolean) => {
    leave();
    if (isMeant && !savesData()) timer.current = setTimeout(want, INTENT_MS);
  };
  useEffect(() => {
    if (isLikely && link.current) return watchAtRest(link.current, () => setIsWanted(true));
  }, [isLikely]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Link
      ref={link}
      {...props}
      prefetch={isWanted}
      transitionTypes={isMorphing && isWanted && !isDeviceSlow() ? [MORPH] : undefined}
      onPointerEnter={({ pointerType }: PointerEvent) => intend(pointerType === "mouse")}
      onPointerLeave={leave}
      onFocus={({ currentTarget }: FocusEvent) => intend(currentTarget.matches(":focus-visible"))}
      onBlur={leave}
    />
  );
}
