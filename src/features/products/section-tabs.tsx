"use client";

import { useEffect, useState } from "react";

/** A part is read once its top has passed this share of the window. */
const READING_LINE = 0.3;

interface SectionTabsProps {
  label: string;
  tabs: readonly { id: string; title: string }[];
}

/** Links to the parts of the page, under the header; the part in view is marked. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const current = useSectionInView(tabs);
  if (tabs.length < 2) return null;
  return (
    <nav
      aria-label={label}
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
    const sections = tabs.flatMap(({ id }) => document.getElementById(id) ?? []);
    const mark = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= line);
      setCurrent(passed?.id ?? tabs[0]?.id);
    };
    const observer = new IntersectionObserver(mark, {
      rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [tabs]);
  return current;
}
