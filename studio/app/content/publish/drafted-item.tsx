import { Link } from "wouter";
import type { Finding } from "@/contract/content/findings";
import type { ContentThing, DraftedThing } from "@/contract/studio/content";
import { useClinic } from "../../session/use-account";
import { clockOf, shortDay } from "../../when";
import { ChangesView } from "../changes-view";
import { kindLabel, type NameOf, thingLabel } from "../field-words";
import { isShown, SCREENS } from "../kinds";
import { contentLabels, findingLabel } from "../labels";
import type { Choice, Waiting } from "./waiting";

const words = contentLabels.publish;

interface DraftedItemProps extends Waiting {
  choice: Choice;
  nameOf: NameOf;
  /** As its list has it, once that is read. */
  found: ContentThing | undefined;
  onLeave: () => void;
}

/** One thing that waits: its tick, what changes, and what stands against it. */
export function DraftedItem({
  thing,
  hindrance,
  isStopped,
  choice,
  nameOf,
  found,
  onLeave,
}: DraftedItemProps) {
  const clinic = useClinic();
  const { kind, id, draft, findings } = thing;
  const name = thingLabel(kind, thing.label);
  const isIn = choice.isIn({ thing, hindrance, isStopped });
  const form = isShown(kind) ? `/${clinic.id}/content/${SCREENS[kind].part}/${id}` : null;
  return (
    <li className={isIn ? "pb-item" : "pb-item out"}>
      <div className="row wrapit">
        <label className="cf-flag grow">
          <input
            type="checkbox"
            checked={isIn}
            disabled={hindrance !== null}
            aria-label={words.tick(name)}
            onChange={() => choice.toggle(thing)}
          />
          <span className="pb-title">
            <b className="t3">{name}</b>
            <span className="tag">{kindLabel(kind)}</span>
            {choice.isNew(thing) && <span className="tag warn">{words.arrived}</span>}
          </span>
        </label>
        <span className="t5">{words.by(draft.by.name, `${shortDay(draft.at)} ${clockOf(draft.at)}`)}</span>
        {form && (
          <Link className="t4 pb-way" href={form} onClick={onLeave}>
            {words.open}
          </Link>
        )}
      </div>
      {hindrance && <p className="note calm">{hindrance}</p>}
      <What thing={thing} found={found} nameOf={nameOf} />
      {isIn &&
        findings.map((finding) => (
          <Stand
            key={`${finding.rule} ${finding.field}`}
            finding={finding}
            choice={choice}
            name={`${kind}.${id} ${finding.rule} ${finding.field}`}
            way={form && `${form}?field=${finding.field}`}
            onLeave={onLeave}
          />
        ))}
      {isIn && isStopped && (
        <button type="button" className="btn line" onClick={() => choice.toggle(thing)}>
          {words.without}
        </button>
      )}
    </li>
  );
}

interface WhatProps {
  thing: DraftedThing;
  found: ContentThing | undefined;
  nameOf: NameOf;
}

function What({ thing: { kind, changes, draft }, found, nameOf }: WhatProps) {
  if (draft.isRemoval) return <p className="t4 pb-gone">{words.isRemoved}</p>;
  const isNew = found !== undefined && found.live === null;
  return (
    <>
      {isNew && <p className="t4 pb-new">{words.isNew}</p>}
      <ChangesView
        kind={kind}
        changes={changes}
        bodies={[found?.body ?? null, found?.live ?? null]}
        nameOf={nameOf}
      />
    </>
  );
}

interface StandProps {
  finding: Finding;
  /** Of the confirmation. */
  name: string;
  choice: Choice;
  way: string | null;
  onLeave: () => void;
}

/** What stands against it: to be mended, or to be confirmed by name. */
function Stand({ finding, name, choice, way, onLeave }: StandProps) {
  const { severity, message, words: said, article } = finding;
  const text = `${findingLabel(message, said)}${article ? ` (${article})` : ""}`;
  if (severity === "asks")
    return (
      <label className="note cf-flag">
        <input type="checkbox" checked={choice.isConfirmed(name)} onChange={() => choice.confirm(name)} />
        <span>{text}</span>
      </label>
    );
  return (
    <p className="note badn">
      <span>
        {words.stops}: {text}{" "}
        {way && (
          <Link href={way} onClick={onLeave}>
            {words.toForm}
          </Link>
        )}
      </span>
    </p>
  );
}
