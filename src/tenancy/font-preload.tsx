"use client";

/**
 * Fetches a font behind the first picture and the scripts: text shows in a face of the same measures meanwhile. As an
 * element of a client component: preload(), and React for an element of the server's, put it before them.
 */
export const FontPreload = ({ href }: { href: string }) => (
  <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" fetchPriority="low" />
);
