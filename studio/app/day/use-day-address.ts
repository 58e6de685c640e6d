import { useSearchParams } from "wouter";

/** Which day, how it is shown and what is chosen: all of it stands in the address. */
export function useDayAddress(today: string) {
  const [query, setQuery] = useSearchParams();
  function change(changes: Record<string, string | null>) {
    setQuery(
      (old) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) old.delete(name);
          else old.set(name, value);
        }
        return old;
      },
      { replace: true },
    );
  }
  return {
    date: query.get("date") ?? today,
    chosen: Number(query.get("chosen")) || null,
    isList: query.get("view") === "list",
    goTo: (day: string) => change({ date: day === today ? null : day, chosen: null }),
    choose: (id: number | null) => change({ chosen: id === null ? null : String(id) }),
    showList: (on: boolean) => change({ view: on ? "list" : null }),
  };
}
