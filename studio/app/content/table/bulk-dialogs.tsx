import { useState } from "react";
import { changesBetween } from "@/contract/content/changes";
import type { ContentThing } from "@/contract/studio/content";
import { Dialog, DialogFoot } from "../../ui/dialog";
import { useToast } from "../../ui/toast";
import { ChangesView } from "../changes-view";
import { contentLabels } from "../labels";
import { useSaveDrafts, useThings } from "../use-content";
import { useNames } from "../use-names";
import {
  type BodyChange,
  changesOf,
  type PriceWay,
  productOf,
  withBadge,
  withCategory,
  withPrices,
} from "./bulk";

export type BulkAct = "price" | "category" | "badge";

interface BulkDialogProps {
  act: BulkAct;
  things: ContentThing[];
  onClose: () => void;
}

const TITLES: Record<BulkAct, string> = {
  price: contentLabels.bulkPrice.title,
  category: contentLabels.bulkCategory.title,
  badge: contentLabels.bulkBadge.title,
};

/** Changes several treatments at once, with the list of what changes before it is done. */
export function BulkDialog({ act, things, onClose }: BulkDialogProps) {
  const [way, setWay] = useState<PriceWay>({ way: "percent", by: -10, isRounded: true });
  const [word, setWord] = useState("");
  const [isIn, setIn] = useState(true);
  const toast = useToast();
  const save = useSaveDrafts();
  const changes = changesFor(act, things, { way, word: word.trim(), isIn });
  const isTooLow = changes.some(({ body }) =>
    (body.options as { price: number | null }[]).some(({ price }) => (price ?? 0) < 0),
  );
  const submit = () =>
    save.mutate(changes, {
      onSuccess: () => {
        toast({ text: contentLabels.changed(changes.length) });
        onClose();
      },
    });
  const isDisabled = changes.length === 0 || isTooLow || save.isPending;
  return (
    <Dialog
      title={TITLES[act]}
      onClose={onClose}
      onSubmit={() => !isDisabled && submit()}
      isWide
      foot={
        <DialogFoot
          keep={contentLabels.keep}
          onClose={onClose}
          submit={contentLabels.bulkSubmit(changes.length)}
          isDisabled={isDisabled}
        />
      }
    >
      {act === "price" && <PriceWayFields way={way} onChange={setWay} />}
      {act !== "price" && (
        <>
          <InOrOut isIn={isIn} onChange={setIn} />
          {act === "category" ? (
            <CategoryChoice value={word} onChange={setWord} />
          ) : (
            <label className="field">
              <span>{contentLabels.bulkBadge.word}</span>
              <input
                className="input"
                maxLength={20}
                value={word}
                onChange={({ target }) => setWord(target.value)}
              />
            </label>
          )}
        </>
      )}
      {isTooLow && <p className="note badn">{contentLabels.bulkPrice.tooLow}</p>}
      <WhatChanges changes={changes} />
    </Dialog>
  );
}

interface Typed {
  way: PriceWay;
  word: string;
  isIn: boolean;
}

function changesFor(act: BulkAct, things: ContentThing[], { way, word, isIn }: Typed): BodyChange[] {
  if (act === "price") return changesOf(things, (thing) => withPrices(thing, way));
  if (word === "") return [];
  return changesOf(things, (thing) =>
    act === "badge"
      ? withBadge(thing, word, isIn)
      : isIn === productOf(thing).categoryIds.includes(Number(word))
        ? null
        : withCategory(thing, Number(word), isIn),
  );
}

function WhatChanges({ changes }: { changes: BodyChange[] }) {
  const { nameOf } = useNames(["product"]);
  if (changes.length === 0) return <p className="t5">{contentLabels.bulkCategory.none}</p>;
  return (
    <section aria-label={contentLabels.bulkPrice.what}>
      <h3 className="t3">{contentLabels.bulkPrice.what}</h3>
      <ul className="pb-list">
        {changes.map(({ thing, body }) => (
          <li key={thing.id} className="pb-item">
            <b className="t3">{thing.label}</b>
            <ChangesView
              kind="product"
              changes={changesBetween(thing.body, body)}
              bodies={[body]}
              nameOf={nameOf}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const InOrOut = ({ isIn, onChange }: { isIn: boolean; onChange: (isIn: boolean) => void }) => (
  <fieldset className="seg kinds" aria-label={contentLabels.bulkPrice.how}>
    {[true, false].map((each) => (
      <button key={String(each)} type="button" aria-pressed={each === isIn} onClick={() => onChange(each)}>
        {each ? contentLabels.bulkCategory.add : contentLabels.bulkCategory.remove}
      </button>
    ))}
  </fieldset>
);

export function CategoryChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data = [] } = useThings("category");
  return (
    <label className="field">
      <span>{contentLabels.columns.category}</span>
      <select className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{contentLabels.fields.addReference}</option>
        {data.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function PriceWayFields({ way, onChange }: { way: PriceWay; onChange: (way: PriceWay) => void }) {
  const words = contentLabels.bulkPrice;
  const [typed, setTyped] = useState(String(way.by));
  return (
    <div className="g2">
      <fieldset className="seg kinds" aria-label={words.how}>
        {(["percent", "amount"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === way.way}
            onClick={() => onChange({ ...way, way: each })}
          >
            {words.ways[each]}
          </button>
        ))}
      </fieldset>
      <label className="cf-flag">
        <input
          type="checkbox"
          checked={way.isRounded}
          onChange={({ target }) => onChange({ ...way, isRounded: target.checked })}
        />
        <span>{words.rounding}</span>
      </label>
      <label className="field">
        <span>{words[way.way]}</span>
        <input
          className="input n"
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const by = Number(target.value.replace(/[,\s원%]/g, "").replace("−", "-"));
            if (Number.isFinite(by)) onChange({ ...way, by });
          }}
        />
      </label>
    </div>
  );
}
