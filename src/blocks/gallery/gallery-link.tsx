"use client";

import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { galleryLinkLabels } from "@/labels/gallery";
import { safeLink } from "@/lib/safe-href";
import { useLightbox } from "./lightbox-context";

interface GalleryLinkProps {
  /** The picture's place among those of the gallery, from 0. */
  index: number;
  /** Where the picture lies in its full size: without JavaScript the link goes there. A hostile address is no link. */
  href: string;
  className?: string;
  /** The picture; its alt names the link. */
  children: ReactNode;
}

/** A picture of a gallery that opens large. */
export function GalleryLink({ index, href, className, children }: GalleryLinkProps) {
  const showLarge = useLightbox();
  const link = safeLink(href);
  if (!link) return children;
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab or window is the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isShown = await showLarge(index);
    if (!isShown) window.location.assign(link.href);
  };
  return (
    <a href={link.href} data-opens-here onClick={open} className={clsx("group block", className)}>
      {children}
      <span className="sr-only">{galleryLinkLabels.enlarge}</span>
    </a>
  );
}
