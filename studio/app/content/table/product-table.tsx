import { useState } from "react";
import type { ContentBody } from "@/contract/content/bodies";
import type { ContentThing } from "@/contract/studio/content";
import { useToast } from "../../ui/toast";
import { dayOf } from "../../when";
import { AskDialog } from "../editor/ask-dialog";
import type { NameOf } from "../field-words";
import { contentLabels } from "../labels";
import { useSaveDrafts, useThings } from "../use-content";
import { changesOf, productOf, withOptionPrice } from "./bulk";
import { type BulkAct, BulkDialog } from "./bulk-dialogs";
import { OptionRows, ProductCells } from "./product-row";
import { ThingTable } from "./thing-table";
import type { useList } from "./use-list";

const words = contentLabels.bulk;
const column = contentLabels.columns;
const HEAD = [
  { label: column.picture, className: "ct-pic" },
  { label: column.name },
  { label: column.category, className: "ct-cat" },
  { label: column.price, className: "r" },
  { label: column.eventPrice, className: "r ct-event" },
  { label: column.minutes, className: "r ct-min" },
  { label: column.options, className: "r ct-opts" },
  { label: column.state, className: "ct-state" },
];

interface ProductTableProps {
  list: ReturnType<typeof useList>;
  nameOf: NameOf;
  hrefOf: (id: number) => string;
}

/** Treatments with their prices, changed in place or several at once. */
export function ProductTable({ list, nameOf, hrefOf }: ProductTableProps) {
  const [chosenIds, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<BulkAct | "remove" | null>(null);
  const eventPrices = useEventPrices();
  const toast = useToast();
  const save = useSaveDrafts();
  const chosen = list.all.filter(({ id }) => chosenIds.has(id));
  const setPrice = (thing: ContentThing, place: number, price: number | null) =>
    save.mutate([{ thing, body: withOptionPrice(thing, place, price) }]);
  function hide(isSecret: boolean) {
    const changes = changesOf(chosen, ({ body }) => ({ ...body, isSecret }));
    if (changes.length === 0) return;
    save.mutate(changes, { onSuccess: () => toast({ text: contentLabels.changed(changes.length) }) });
  }
  const remove = () =>
    save.mutate(
      chosen.map((thing) => ({ thing, body: null })),
      {
        onSuccess: () => {
          toast({ text: contentLabels.changed(chosen.length) });
          setChosen(new Set());
        },
        onSettled: () => setAsked(null),
      },
    );
  return (
    <>
      {chosen.length > 0 && (
        <fieldset className="bulk" aria-label={words.chosen(chosen.length)}>
          <span className="t4">{words.chosen(chosen.length)}</span>
          <button type="button" className="btn bare" onClick={() => setChosen(new Set())}>
            {words.none}
          </button>
          <span className="row wrapit end">
            {(["price", "category", "badge"] as const).map((act) => (
              <button key={act} type="button" className="btn line" onClick={() => setAsked(act)}>
                {words[act]}
              </button>
            ))}
            <button type="button" className="btn line" onClick={() => hide(!chosen.every(isHidden))}>
              {chosen.every(isHidden) ? words.show : words.hide}
            </button>
            <button type="button" className="btn line" onClick={() => setAsked("remove")}>
              {words.remove}
            </button>
          </span>
        </fieldset>
      )}
      <ThingTable
        things={list.shown}
        isOrdered={list.isOrdered}
        chosen={chosenIds}
        onChoose={setChosen}
        onMove={list.move}
        head={HEAD}
        rowOf={(thing) => ({
          name: thing.label || contentLabels.unnamed,
          href: hrefOf(thing.id),
          hasPicture: true,
          cells: (
            <ProductCells
              thing={thing}
              categories={productOf(thing)
                .categoryIds.map((id) => nameOf("category", id))
                .filter(Boolean)
                .join(", ")}
              eventPrices={eventPrices}
              isOpen={opened.has(thing.id)}
              onOpen={() => {
                const next = new Set(opened);
                if (!next.delete(thing.id)) next.add(thing.id);
                setOpened(next);
              }}
              onPrice={(place, price) => setPrice(thing, place, price)}
            />
          ),
          below: opened.has(thing.id) && (
            <OptionRows thing={thing} onPrice={(place, price) => setPrice(thing, place, price)} />
          ),
        })}
      />
      {asked === "remove" && (
        <AskDialog
          title={contentLabels.editor.remove}
          text={words.removeAsk(chosen.length)}
          submit={contentLabels.editor.removeSubmit}
          isPending={save.isPending}
          onSubmit={remove}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked !== "remove" && (
        <BulkDialog act={asked} things={chosen} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const isHidden = ({ body }: ContentThing): boolean => body.isSecret === true;

/** Of events that run today, as visitors see them. */
function useEventPrices(): ReadonlyMap<number, number> {
  const { data = [] } = useThings("event");
  const today = dayOf(new Date());
  const running = data.flatMap(({ live }) => {
    const event = live as ContentBody<"event"> | null;
    return event && event.startDay <= today && event.lastDay >= today ? event.prices : [];
  });
  return new Map(running.map(({ optionId, price }) => [optionId, price]));
}
