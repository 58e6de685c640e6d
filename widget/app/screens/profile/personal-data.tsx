import type { FormEvent } from "react";
import { ApiError } from "@/api/api-error";
import type { Customer } from "@/contract/api/auth-and-customer";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { useAllWords } from "../../data/use-all-words";
import { PersonFacts } from "../../identity/person-facts";
import { errorText } from "../../lib/error-text";
import { Note } from "../../parts/note";
import { GuestFields } from "./guest-fields";
import { usePersonalData } from "./use-personal-data";

/** Name, birth date, gender and email; of a verified person only the email is theirs to change. */
export function PersonalData({ customer }: { customer: Customer }) {
  const { profile: words, facts } = useAllWords().people;
  const data = usePersonalData(customer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    data.save();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6">
      {customer.isRegular ? (
        <>
          <PersonFacts person={{ ...customer, phone: undefined }} />
          <p className="mt-2 text-b6 text-ink-3">{words.proven}</p>
        </>
      ) : (
        <GuestFields data={data} />
      )}
      <TextField
        label={facts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        value={data.typed.email}
        error={data.errors.email}
        hint={words.emailHint}
        onChange={(event) => data.change({ email: event.target.value })}
      />
      <NotSaved error={data.error} />
      <Button type="submit" size="tall" isWide className="mt-6" aria-disabled={data.isBusy}>
        {data.isBusy ? words.saving : words.save}
      </Button>
    </form>
  );
}

function NotSaved({ error }: { error: Error | null }) {
  const words = useAllWords();
  if (error === null) return null;
  const { title, description } = words.people.profile.notSaved;
  const isRefused = error instanceof ApiError && error.status < 500;
  return <Note title={isRefused ? errorText(error, words) : title}>{description}</Note>;
}
