import { useSearchParams } from "wouter";
import { useIsPhone } from "../use-is-phone";

const VIEWS = ["day", "week", "list"] as const;
export type DayView = (typeof VIEWS)[number];

/** Which day, how it is shown, whose week and what is chosen: all of it stands in the address. */
export function useDayAddress(today: string) {
  const isPhone = useIsPhone();
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
  const asked = VIEWS.find((view) => view === query.get("view")) ?? "day";
  const dateIn = (day: string) => (day === today ? null : day);
  return {
    date: query.get("date") ?? today,
    chosen: Number(query.get("chosen")) || null,
    /** Phones list a day. */
    view: isPhone && asked === "week" ? "list" : asked,
    isPhone,
    /** Whose week or list; null for the clinic's. */
    doctor: Number(query.get("doctor")) || null,
    goTo: (day: string) => change({ date: dateIn(day), chosen: null }),
    openDay: (day: string) => change({ date: dateIn(day), chosen: null, view: null, doctor: null }),
    choose: (id: number | null) => change({ chosen: id === null ? null : String(id) }),
    show: (view: DayView) =>
      change({ view: view === "day" ? null : view, ...(view === "day" && { doctor: null }) }),
    chooseDoctor: (id: number | null) => change({ doctor: id === null ? null : String(id), chosen: null }),
  };
}

export type DayAddress = ReturnType<typeof useDayAddress>;
