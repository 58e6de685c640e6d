"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

type SiteLinkProps = Omit<ComponentProps<typeof Link>, "prefetch">;

/**
 * A link to another screen, fetched ahead at the first sign of intent. Next's own way fetches every link in view:
 * on a list of cards that is more than the page itself.
 */
export function SiteLink(props: SiteLinkProps) {
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  return (
    <Link
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}
