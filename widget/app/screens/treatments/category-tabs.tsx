import { useEffect, useRef } from "react";
import { useWords } from "../../data/use-words";
import type { Tab, TabId } from "./use-treatment-tabs";

interface CategoryTabsProps {
  tabs: readonly Tab[];
  current: TabId | null;
  onChoose: (tab: TabId) => void;
}

/** The categories in one scrolling row; the chosen one comes into view. */
export function CategoryTabs({ tabs, current, onChoose }: CategoryTabsProps) {
  const { treatments } = useWords();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = current !== null && row.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - row.current.clientWidth / 3 });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={treatments.categories}
      className="scroll-row relative -mx-gutter mt-3 flex min-h-12 gap-1 bg-(--widget-tab,transparent) px-[calc(var(--gutter)-10px)] shadow-[inset_0_-1px_var(--line)]"
    >
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
          className="relative min-h-12 whitespace-nowrap px-2.5 text-(--widget-tab-text,var(--ink-3)) text-label3 after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 hover:text-(--widget-tab-hover,var(--ink)) aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:after:bg-accent"
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
