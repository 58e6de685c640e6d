import type { ComponentProps } from "react";
import { safeLink } from "@/lib/safe-href";
import { SiteLink } from "./site-link";

interface SafeLinkProps
  extends Omit<ComponentProps<"a">, "href" | "ref" | "onPointerEnter" | "onFocus" | "onTouchStart"> {
  /** A link that a partner wrote. */
  href: string;
  /** As of a SiteLink. */
  isLikely?: boolean;
}

/** A partner's link: inside the site, or to another one in a new window; what is neither stays plain words. */
export function SafeLink({ href, isLikely, className, children, ...rest }: SafeLinkProps) {
  const link = safeLink(href);
  if (!link) return <div className={className}>{children}</div>;
  if (link.isInternal) {
    return (
      <SiteLink href={link.href} isLikely={isLikely} className={className} {...rest}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={link.href} target={link.target} rel={link.rel} className={className} {...rest}>
      {children}
    </a>
  );
}
