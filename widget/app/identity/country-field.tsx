import { useId } from "react";
import { COUNTRY_CODES } from "@/config/country-codes";
import { countryOf, withCountry } from "@/lib/phone";
import { inputClass } from "@/ui/text-field";
import { useAllWords } from "../data/use-all-words";

interface CountryFieldProps {
  phone: string;
  onChange: (phone: string) => void;
}

/** Where a number is from: the same as typing its country code, for who does not know to. */
export function CountryField({ phone, onChange }: CountryFieldProps) {
  const { language, contact: words } = useAllWords();
  const id = useId();
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-2 block text-label3">
        {words.country}
      </label>
      <select
        id={id}
        value={countryOf(phone)}
        onChange={(event) => onChange(withCountry(phone, event.target.value))}
        className={inputClass}
      >
        {COUNTRY_CODES.map(({ code, regions }) => (
          <option key={code} value={code}>
            {`${regions.map((region) => names.of(region)).join(" / ")} +${code}`}
          </option>
        ))}
        <option value="">{words.otherCountry}</option>
      </select>
    </div>
  );
}
