import { clsx } from "clsx";
import { useAtom } from "jotai";
import { useEffect } from "react";
import type { CartItem } from "@/contract/api/cart";
import type { EventPeriod } from "@/contract/api/products";
import { formatPeriod } from "@/lib/period";
import { type TimeLeft, timeLeft } from "@/lib/time-left";
import { useAllWords } from "../../data/use-all-words";
import { useNow } from "../../data/use-now";
import { refreshCart } from "../../runtime/cart";
import { useRuntime } from "../../runtime/runtime-context";
import { itemsOfEventsAtom } from "../../state/cart-events";

const SECOND_MS = 1000;
const CLASS = "-mt-2 pb-4 pl-8 text-b6 tabular-nums";

/** The event that an item's price is of, and how long it lasts; of one that has ended, that the price is today's. */
export function EventLine({ item: { id, event } }: { item: CartItem }) {
  const { cart: words } = useAllWords();
  const [ids, setIds] = useAtom(itemsOfEventsAtom);
  const hadEvent = ids.includes(id);
  useEffect(() => {
    if (event && !hadEvent) setIds((known) => [...known, id]);
  }, [event, hadEvent, id, setIds]);
  if (event) return <Running event={event} />;
  return hadEvent ? <p className={clsx(CLASS, "text-ink-2")}>{words.eventEnded}</p> : null;
}

function Running({ event }: { event: EventPeriod }) {
  const { cart: words } = useAllWords();
  const runtime = useRuntime();
  const left = timeLeft(event, useNow(SECOND_MS));
  const isOver = left.kind === "ended";
  useEffect(() => {
    if (isOver) refreshCart(runtime);
  }, [isOver, runtime]);
  if (isOver) return <p className={clsx(CLASS, "text-ink-2")}>{words.eventEnding}</p>;
  return (
    <p className={clsx(CLASS, "flex flex-wrap gap-x-2 text-accent-ink")}>
      <span>{words.event(event.title, formatPeriod(event))}</span>
      <Left left={left} />
    </p>
  );
}

function Left({ left }: { left: TimeLeft }) {
  const { cart: words } = useAllWords();
  if (left.kind === "days") return <span className="text-ink-3">{words.eventDays(left.days)}</span>;
  if (left.kind !== "countdown") return null;
  const clock = [left.hours, left.minutes, left.seconds]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return <strong className="font-semibold text-sale">{words.eventLeft(clock)}</strong>;
}
