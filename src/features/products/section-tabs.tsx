"use client";

import { useEffect, useState } from "react";
import { productLabels } from "@/labels/products";

interface SectionTabsProps {
  tabs: readonly { id: string; title: string }[];
}

/** Links to the parts of the page, under the header; the part in view is marked. */
export function SectionTabs({ tabs }: SectionTabsProps) {
  const current = useSectionInView(tabs);
  if (tabs.length < 2) return null;
  return (
    <nav
      aria-label={productLabels.sections}
      className="scroll-row sticky top-(--header) z-[5] mt-18 flex gap-1 bg-ground shadow-[inset_0_-1px_var(--line)]"
    >
      {tabs.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "true" : undefined}
          className="relative flex min-h-13 items-center whitespace-nowrap px-4 text-ink-3 text-label2 first:-ml-4 after:absolute after:inset-x-4 after:bottom-0 after:h-0.5 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:bg-accent"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

function useSectionInView(tabs: SectionTabsProps["tabs"]): string | undefined {
  const [current, setCurrent] = useState(tabs[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: "-20% 0px -70% 0px" },
    );
    for (const { id } of tabs) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [tabs]);
  return current;
}
