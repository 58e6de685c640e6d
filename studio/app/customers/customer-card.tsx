import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import PhoneIcon from "@lucide/icons/icons/phone";
import PlusIcon from "@lucide/icons/icons/plus";
import { useSearchParams } from "wouter";
import type { CustomerCard } from "@/contract/studio/customers";
import { can } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { labels } from "../labels";
import { phoneText } from "../phone-text";
import { useClinic } from "../session/use-account";
import { Changes, Consents, Posts } from "./card-parts";
import { fullDate } from "./dates";
import { customerLabels } from "./labels";
import { Notes } from "./notes";
import { Personal } from "./personal";
import { useCustomerCard } from "./use-customers";
import { Visits } from "./visits";

interface CardProps {
  now: Date;
  onClose: () => void;
  /** Undefined for who may not book. */
  onBook?: (card: CustomerCard) => void;
}

/** Everything about the chosen customer. */
export function CustomerCardPane({ id, ...props }: CardProps & { id: number }) {
  const { data, error } = useCustomerCard(id);
  return (
    <aside className="sheet cu-card" aria-label={customerLabels.card}>
      <button type="button" className="btn bare cu-back" onClick={props.onClose}>
        <Icon of={ChevronLeftIcon} size={16} className="i" />
        {customerLabels.back}
      </button>
      {!data && !error && <p className="soft">{labels.loading}</p>}
      {error && !data && <p className="note badn">{error.message}</p>}
      {data && <Card card={data.row} {...props} />}
    </aside>
  );
}

const PARTS = ["visits", "consents", "posts", "changes"] as const;
type Part = (typeof PARTS)[number];

function Card({ card, now, onBook }: CardProps & { card: CustomerCard }) {
  const clinic = useClinic();
  const [query, setQuery] = useSearchParams();
  const part = PARTS.find((each) => each === query.get("part")) ?? "visits";
  const show = (each: Part) =>
    setQuery(
      (old) => {
        if (each === "visits") old.delete("part");
        else old.set("part", each);
        return old;
      },
      { replace: true },
    );
  const counts: Partial<Record<Part, number>> = { posts: card.posts.length };
  const isThere = card.kind !== "left";
  return (
    <>
      <Head card={card} {...(onBook && isThere && { onBook })} />
      {!isThere && (
        <p className="note calm cu-left">
          <span>
            <b>{customerLabels.left}</b> {customerLabels.leftHint}
          </span>
        </p>
      )}
      <fieldset className="seg cu-parts" aria-label={customerLabels.card}>
        {PARTS.map((each) => (
          <button key={each} type="button" aria-pressed={part === each} onClick={() => show(each)}>
            {customerLabels.parts[each]} {counts[each] ? <span className="n">{counts[each]}</span> : null}
          </button>
        ))}
      </fieldset>
      {part === "visits" && <Visits card={card} now={now} />}
      {part === "consents" && <Consents card={card} />}
      {part === "posts" && <Posts card={card} now={now} />}
      {part === "changes" && <Changes card={card} now={now} />}
      {isThere && <Notes card={card} now={now} />}
      {isThere && can(clinic, "export-customers") && <Personal card={card} now={now} />}
    </>
  );
}

function Head({ card, onBook }: { card: CustomerCard } & Pick<CardProps, "onBook">) {
  const { name, phone, birthDate, gender, kind } = card;
  const facts = [
    birthDate && fullDate(`${birthDate}T00:00:00+09:00`),
    gender && customerLabels.genders[gender],
    customerLabels.kinds[kind],
    customerLabels.since(fullDate(card.createdAt)),
  ];
  return (
    <div className="cu-top">
      <span className="s-face big" aria-hidden>
        {name.slice(0, 1)}
      </span>
      <div className="grow">
        <h2 className="t1">{name}</h2>
        <p className="t4 n soft">{facts.filter(Boolean).join(" · ")}</p>
        <p className="t4 n">{phone ? phoneText(phone) : customerLabels.noPhone}</p>
      </div>
      <div className="row cu-acts">
        {phone && (
          <a className="btn line" href={`tel:${phone}`}>
            <Icon of={PhoneIcon} size={16} className="i" />
            {customerLabels.call}
          </a>
        )}
        {onBook && (
          <button type="button" className="btn" onClick={() => onBook(card)}>
            <Icon of={PlusIcon} size={16} className="i" />
            {customerLabels.book}
          </button>
        )}
      </div>
    </div>
  );
}
