import type { ReactNode } from "react";
import type { Customer } from "@/contract/api/auth-and-customer";
import type { WidgetWords } from "@/labels/widget";
import { formatPhone } from "@/lib/phone";
import { useAllWords } from "../data/use-all-words";
import { dayParts } from "../lib/when";

type Person = Pick<Customer, "name" | "birthDate" | "gender"> & { phone?: string };

/** Who somebody is, as the identity provider says; what it does not say is left out. */
export function PersonFacts({ person }: { person: Person }) {
  const { facts: words } = useAllWords().people;
  const facts = [
    { label: words.name, value: person.name },
    { label: words.phone, value: person.phone && formatPhone(person.phone) },
    { label: words.birthDate, value: person.birthDate && dayText(person.birthDate, words) },
    { label: words.gender, value: person.gender && words.genders[person.gender] },
  ];
  return <FactList facts={facts.filter(({ value }) => Boolean(value))} />;
}

/** `2026-11-20` in words. */
export const dayText = (day: string, words: WidgetWords["people"]["facts"]): string =>
  words.day(dayParts(day));

/** Facts as label and value, one on a row. */
function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="border-line-strong border-t">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[96px_1fr] gap-3 border-line border-b py-3.5">
          <dt className="pt-px text-b5 text-ink-3">{label}</dt>
          <dd className="text-label2 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
