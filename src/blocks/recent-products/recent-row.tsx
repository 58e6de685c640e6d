"use client";

import { useEffect, useId, useRef, useState } from "react";
import { recentProductsLabels } from "@/labels/recent-products";
import { moreLinkClass } from "@/ui/button";
import { Picture } from "@/ui/picture";
import { SiteLink } from "../link/site-link";
import type { SeenProduct } from "./seen-products";

interface RecentRowProps {
  products: readonly SeenProduct[];
  onClear: () => void;
}

/** Small pictures and names in a row that scrolls sideways. It appears only while out of view, so that nothing in view moves. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function RecentRow({ products, onClear }: RecentRowProps) {
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [mayCome, setMayCome] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    // Of several changes heard of at once, the last is how it is now.
    const observer = new IntersectionObserver(
      (changes) => changes.at(-1)?.isIntersecting === false && setMayCome(true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (!mayCome) return <div ref={place} />;
  return (
    <section aria-labelledby={titleId} className="wrap mt-18">
      <div className="flex items-baseline justify-between border-line border-t pt-6">
        <h2 id={titleId} className="text-h4">
          {recentProductsLabels.title}
        </h2>
        <button type="button" onClick={onClear} className={moreLinkClass}>
          {recentProductsLabels.clear}
        </button>
      </div>
      <ul className="scroll-row -mx-gutter mt-2 flex gap-4 scroll-px-(--gutter) px-gutter pb-1">
        {products.map(({ id, name, imageUrl }) => (
          <li key={id} className="w-28 shrink-0">
            <SiteLink href={`/products/${id}`} className="group block">
              <Picture src={imageUrl} alt="" sizes="112px" ratio="aspect-square" />
              <p className="mt-2 line-clamp-2 text-b6">{name}</p>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
