import { useAtomValue } from "jotai";
import { useState } from "react";
import {
  type TreatmentFilter,
  useTopCategories,
  useTreatment,
  useTreatments,
} from "../../data/use-treatments";
import { useWords } from "../../data/use-words";
import { useRuntime } from "../../runtime/runtime-context";
import { entryAtom, type TreatmentEntry } from "../../state/entry";

const EVENTS_TAB = "events";
export type TabId = number | typeof EVENTS_TAB;
export interface Tab {
  id: TabId;
  name: string;
}

/** The tabs over the treatments, and the one to begin with: what the page asked for, else the partner's menuType. */
export function useTreatmentTabs() {
  const entry = useAtomValue(entryAtom);
  const [chosen, choose] = useState<TabId | null>(null);
  const tabs = useTabs();
  const asked = useAskedTab(entry, tabs ?? []);
  const first = useFirstTab(tabs ?? []);
  const current = chosen ?? (tabs && asked.isKnown ? (asked.tab ?? first) : null);
  const eventId = chosen === null ? entry.eventId : undefined;
  return { tabs: tabs ?? [], current, choose, filter: filterOf(current, eventId) };
}

/** Undefined until it is known what there is. */
function useTabs(): Tab[] | undefined {
  const { treatments } = useWords();
  const { categories } = useTopCategories();
  const events = useTreatments({ kind: "events" });
  if (!categories || events.isPending) return undefined;
  const hasEvents = (events.data?.count ?? 0) > 0;
  return [...(hasEvents ? [{ id: EVENTS_TAB, name: treatments.event } as const] : []), ...categories];
}

function useAskedTab(
  { eventId, categoryId, productId, secretEventId }: TreatmentEntry,
  tabs: readonly Tab[],
) {
  const shown = useTreatment(productId, secretEventId);
  if (eventId !== undefined) return { isKnown: true, tab: EVENTS_TAB } as const;
  if (categoryId !== undefined) return { isKnown: true, tab: categoryId };
  return { isKnown: !shown.isLoading, tab: categoryOf(shown.data?.row, tabs) };
}

function useFirstTab(tabs: readonly Tab[]): TabId | null {
  const { boot } = useRuntime();
  const wanted = tabs.find(({ id }) => (id === EVENTS_TAB) === (boot.layout.menuType === "event"));
  return (wanted ?? tabs[0])?.id ?? null;
}

function categoryOf(product: { categoryIds: number[] } | undefined, tabs: readonly Tab[]): TabId | undefined {
  return product?.categoryIds.find((id) => tabs.some((tab) => tab.id === id));
}

function filterOf(tab: TabId | null, eventId: number | undefined): TreatmentFilter | null {
  if (eventId !== undefined) return { kind: "event", id: eventId };
  if (tab === null) return null;
  return tab === EVENTS_TAB ? { kind: "events" } : { kind: "category", id: tab };
}
