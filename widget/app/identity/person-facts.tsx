import type { Customer } from "@/contract/api/auth-and-customer";
import type { WidgetWords } from "@/labels/widget";
import { formatPhone } from "@/lib/phone";
import { useWords } from "../data/use-words";
import { dayParts } from "../lib/when";
import { FactList } from "../parts/fact-list";

type Person = Pick<Customer, "name" | "birthDate" | "gender"> & { phone?: string };

/** Who somebody is, as the identity provider says; what it does not say is left out. */
export function PersonFacts({ person }: { person: Person }) {
  const { facts: words } = useWords().people;
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
