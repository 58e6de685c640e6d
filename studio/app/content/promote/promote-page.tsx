import LayersIcon from "@lucide/icons/icons/layers";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { Link } from "wouter";
import { Icon } from "@/ui/icon";
import { labels } from "../../labels";
import { useClinic } from "../../session/use-account";
import { dayOf } from "../../when";
import { SCREENS } from "../kinds";
import { contentLabels } from "../labels";
import { useThings } from "../use-content";
import { promoteLabels as words } from "./labels";
import "./promote.css";
import {
  daysBetween,
  PROMOTED_KINDS,
  type PromotedKind,
  placeIn,
  popupsTogether,
  type Span,
  type Stretch,
  spanOf,
  stretchAround,
} from "./spans";

/** Events, exhibitions, popups, banners and notices on one time line: when visitors see what. */
export function PromotePage() {
  const today = dayOf(new Date());
  const stretch = stretchAround(today);
  const { spans, isRead, error } = useSpans();
  const shown = spans.filter((span) => placeIn(stretch, span) !== null);
  return (
    <>
      <div className="ct-head">
        <h1 className="t1">{words.title}</h1>
        <p className="t5 soft">{words.hint}</p>
      </div>
      {error && <p className="note badn">{error.message}</p>}
      {!isRead && !error && <p className="t4 soft">{labels.loading}</p>}
      {isRead && shown.length === 0 && <p className="t4 soft">{words.empty}</p>}
      {shown.length > 0 && (
        <div className="sheet pr-sheet">
          <div className="pr-row" aria-hidden>
            <span />
            <div className="pr-weeks n">
              {stretch.weeks.map((week) => (
                <span key={week}>{dotted(week)}</span>
              ))}
            </div>
          </div>
          <ul
            className="pr-rows"
            style={{ "--today": shareOf(daysBetween(stretch.from, today) + 0.5, stretch) } as CSSProperties}
          >
            {shown.map((span) => (
              <Row key={`${span.kind} ${span.thing.id}`} span={span} stretch={stretch} today={today} />
            ))}
          </ul>
        </div>
      )}
      <Together spans={shown} />
    </>
  );
}

function useSpans() {
  const queries: Record<PromotedKind, ReturnType<typeof useThings>> = {
    event: useThings("event"),
    exhibition: useThings("exhibition"),
    popup: useThings("popup"),
    banner: useThings("banner"),
    notice: useThings("notice"),
  };
  const asked = PROMOTED_KINDS.map((kind) => ({ kind, query: queries[kind] }));
  const spans = asked.flatMap(({ kind, query }) =>
    (query.data ?? []).map((thing) => spanOf(kind, thing)).sort(byStart),
  );
  return {
    spans,
    isRead: asked.every(({ query }) => query.isSuccess),
    error: asked.map(({ query }) => query.error).find((error) => error !== null) ?? null,
  };
}

const byStart = (one: Span, other: Span) => (one.from ?? "").localeCompare(other.from ?? "");

function Row({ span, stretch, today }: { span: Span; stretch: Stretch; today: string }) {
  const clinic = useClinic();
  const { kind, thing } = span;
  const place = placeIn(stretch, span);
  if (!place) return null;
  const { findings, draft, live } = thing;
  const isOver = span.to !== null && span.to < today && kind !== "notice";
  const style = { "--start": place.start, "--width": place.width } as CSSProperties;
  return (
    <li className="pr-row">
      <Link className="pr-name t4 clip" href={`/${clinic.id}/content/${SCREENS[kind].part}/${thing.id}`}>
        <span className="mute">{SCREENS[kind].one}</span> {thing.label || contentLabels.unnamed}
      </Link>
      <div className="pr-line">
        <span
          className={clsx("pr-bar t5 clip", kind, { draft: draft || live === null, over: isOver })}
          style={style}
        >
          {[wordsOf(span, today), findings.length > 0 && words.findings(findings.length)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
    </li>
  );
}

function wordsOf({ kind, thing, from, to }: Span, today: string): string {
  if (thing.draft?.isRemoval) return words.removal;
  const when = () => {
    if (kind === "notice") return dotted(from ?? "");
    if (from === null) return words.always;
    if (from > today) return words.upcoming(dotted(from));
    if (to === null) return words.endless(dotted(from));
    return to < today ? words.over(dotted(to)) : words.left(daysBetween(today, to));
  };
  return thing.draft || thing.live === null ? `${words.draft} · ${when()}` : when();
}

/** Popups that get into each other's way. */
function Together({ spans }: { spans: readonly Span[] }) {
  const found = popupsTogether(spans);
  if (found.length === 0) return null;
  return (
    <ul className="pr-notes">
      {found.map(({ pair: [one, other], places }) => (
        <li key={`${one.thing.id} ${other.thing.id}`} className="note">
          <Icon of={LayersIcon} size={20} className="i" />
          {words.together(
            one.thing.label,
            other.thing.label,
            places.map((place) => (place === "/" ? words.home : place)).join(", "),
          )}
        </li>
      ))}
    </ul>
  );
}

/** `12. 1`. */
const dotted = (day: string) => `${Number(day.slice(5, 7))}. ${Number(day.slice(8))}`;
const shareOf = (days: number, stretch: Stretch) => days / stretch.days;
