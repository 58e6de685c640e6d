import { CheckBox } from "@/ui/check-box";
import { TextField } from "@/ui/text-field";
import { useAllWords } from "../../data/use-all-words";
import { NameField } from "../../identity/name-field";
import { OLDEST_BIRTH, type usePersonalData } from "./use-personal-data";

/** A guest's own data, unverified. */
export function GuestFields({ data }: { data: ReturnType<typeof usePersonalData> }) {
  const { facts: words } = useAllWords().people;
  const { typed, errors, change } = data;
  const genders = [
    { value: "female", label: words.genders.female },
    { value: "male", label: words.genders.male },
    { value: "", label: words.unsaid },
  ] as const;
  return (
    <>
      <NameField
        label={words.name}
        name={typed.name}
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={words.birthDate}
        type="date"
        autoComplete="bday"
        min={OLDEST_BIRTH}
        max={data.today}
        value={typed.birthDate}
        error={errors.birthDate}
        onChange={(event) => change({ birthDate: event.target.value })}
      />
      <fieldset className="mt-5 min-w-0">
        <legend className="mb-1 text-label3">{words.gender}</legend>
        <div className="flex flex-wrap gap-x-6">
          {genders.map(({ value, label }) => (
            <CheckBox
              key={value}
              kind="radio"
              name="gender"
              checked={typed.gender === value}
              onChange={() => change({ gender: value })}
            >
              <span className="text-b5">{label}</span>
            </CheckBox>
          ))}
        </div>
      </fieldset>
    </>
  );
}
