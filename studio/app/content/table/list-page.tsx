import ClipboardIcon from "@lucide/icons/icons/clipboard-paste";
import PlusIcon from "@lucide/icons/icons/plus";
import { useState } from "react";
import { Link } from "wouter";
import { canBeAdded } from "@/contract/content/kinds";
import { mayWriteDraft } from "@/contract/content/rights";
import { Icon } from "@/ui/icon";
import { labels } from "../../labels";
import { useClinic } from "../../session/use-account";
import { type ShownKind, screenOf } from "../kinds";
import { contentLabels } from "../labels";
import { useThings } from "../use-content";
import { useNames } from "../use-names";
import { infoOf } from "./info";
import { PasteDialog } from "./paste-dialog";
import { ProductTable } from "./product-table";
import { ThingTable } from "./thing-table";
import { useList } from "./use-list";

const NO_CHOICE = () => undefined;
const WITHOUT_PICTURE = new Set<ShownKind>([
  "category",
  "afterNotice",
  "notice",
  "faq",
  "faqGroup",
  "boardType",
  "page",
  "term",
]);

/** The things of a kind: searched, ordered, added. */
export function ListPage({ kind }: { kind: ShownKind }) {
  const clinic = useClinic();
  const list = useList(kind);
  const [isPasting, setPasting] = useState(false);
  const { part } = screenOf(kind);
  const { nameOf } = useNames([kind]);
  const hrefOf = (id: number | "new") => `/${clinic.id}/content/${part}/${id}`;
  const mine = list.shown.filter(({ id }) => mayWriteDraft(clinic, kind, id));
  const column = contentLabels.columns;
  const hasPicture = !WITHOUT_PICTURE.has(kind);
  return (
    <>
      <ListHead kind={kind} list={list} addHref={hrefOf("new")} onPaste={() => setPasting(true)} />
      {list.error && <p className="note badn">{list.error.message}</p>}
      {!list.isRead && !list.error && <p className="t4 soft">{labels.loading}</p>}
      {list.isRead && mine.length === 0 && <Empty list={list} />}
      {mine.length > 0 && (
        <div className="sheet ct-sheet">
          {kind === "product" ? (
            <ProductTable list={list} nameOf={nameOf} hrefOf={hrefOf} />
          ) : (
            <ThingTable
              things={mine}
              isOrdered={list.isOrdered}
              chosen={null}
              onChoose={NO_CHOICE}
              onMove={list.move}
              head={[
                ...(hasPicture ? [{ label: column.picture, className: "ct-pic" }] : []),
                { label: column.name },
                { label: column.info },
                { label: column.state },
              ]}
              rowOf={(thing) => ({
                name: thing.label || contentLabels.unnamed,
                href: hrefOf(thing.id),
                hasPicture,
                cells: <td className="ct-info">{infoOf(kind, thing.body, nameOf)}</td>,
              })}
            />
          )}
        </div>
      )}
      {isPasting && <PasteDialog things={list.all} onClose={() => setPasting(false)} />}
    </>
  );
}

type List = ReturnType<typeof useList>;

interface ListHeadProps {
  kind: ShownKind;
  list: List;
  addHref: string;
  onPaste: () => void;
}

function ListHead({ kind, list, addHref, onPaste }: ListHeadProps) {
  const clinic = useClinic();
  const { label, one } = screenOf(kind);
  const mayAdd = canBeAdded(kind) && mayWriteDraft(clinic, kind, 0);
  return (
    <div className="ct-head">
      <h1 className="t1">{label}</h1>
      {kind === "product" && <CategoryChips {...list} />}
      <div className="ct-acts">
        {list.all.length > 1 && (
          <input
            type="search"
            className="input ct-find"
            aria-label={contentLabels.search(label)}
            placeholder={contentLabels.find}
            value={list.search}
            onChange={({ target }) => list.set({ q: target.value })}
          />
        )}
        {kind === "product" && mayAdd && (
          <button type="button" className="btn line" onClick={onPaste}>
            <Icon of={ClipboardIcon} size={16} className="i" />
            {contentLabels.paste}
          </button>
        )}
        {mayAdd && (
          <Link className="btn line" href={addHref}>
            <Icon of={PlusIcon} size={16} className="i" />
            {contentLabels.add(one)}
          </Link>
        )}
      </div>
    </div>
  );
}

function Empty({ list }: { list: List }) {
  const isFiltered = list.search !== "" || list.category !== null;
  return (
    <div className="sheet blank2">
      <p className="t3">{isFiltered ? contentLabels.filteredAway : contentLabels.empty}</p>
      {isFiltered ? (
        <button type="button" className="btn line" onClick={() => list.set({ q: "", category: "" })}>
          {contentLabels.showAll}
        </button>
      ) : (
        <p className="t5">{contentLabels.emptyHint}</p>
      )}
    </div>
  );
}

function CategoryChips({ all, category, set }: List) {
  const { data = [] } = useThings("category");
  const count = (id: number) => all.filter(({ body }) => (body.categoryIds as number[]).includes(id)).length;
  const chips = [
    { id: null, label: contentLabels.all, count: all.length },
    ...data.map(({ id, label }) => ({ id, label, count: count(id) })).filter((chip) => chip.count > 0),
  ];
  return (
    <fieldset className="ct-chips" aria-label={contentLabels.columns.category}>
      {chips.map((chip) => (
        <button
          key={chip.id ?? "all"}
          type="button"
          aria-pressed={category === chip.id}
          onClick={() => set({ category: chip.id === null ? "" : String(chip.id) })}
        >
          {chip.label} <span className="n">{chip.count}</span>
        </button>
      ))}
    </fieldset>
  );
}
