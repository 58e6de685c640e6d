import XIcon from "@lucide/icons/icons/x";
import { useState } from "react";
import type { ContentBody } from "@/contract/content/bodies";
import { Icon } from "@/ui/icon";
import { contentLabels, wonText } from "../labels";
import { useThings } from "../use-content";
import { type FieldProps, fieldId, listOf, useForm } from "./form-context";
import { Labelled } from "./labelled";
import { readNumber } from "./simple-fields";

const words = contentLabels.fields;
const PERCENT = 100;

interface EventPrice {
  optionId: number;
  price: number;
}

interface KnownOption {
  id: number;
  name: string;
  regular: number | null;
}

/** Every option of every treatment by its id. */
export function useOptions(isWanted = true): KnownOption[] {
  const { data } = useThings("product", isWanted);
  return (data ?? []).flatMap(({ label, body }) =>
    ((body as ContentBody<"product">).options ?? []).flatMap(({ id, name, price }) =>
      id === null ? [] : [{ id, name: `${label} · ${name}`, regular: price }],
    ),
  );
}

/** What options cost while the event runs, beside what they cost otherwise. */
export function EventPricesField({ spec, path, value }: FieldProps) {
  const { change } = useForm();
  const options = useOptions();
  const prices = listOf(value) as EventPrice[];
  const set = (optionId: number, price: number) =>
    change(
      path,
      prices.map((each) => (each.optionId === optionId ? { optionId, price } : each)),
    );
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint}>
      {prices.length > 0 && (
        <ul className="cf-prices">
          {prices.map(({ optionId, price }) => (
            <EventPriceRow
              key={optionId}
              option={options.find(({ id }) => id === optionId)}
              optionId={optionId}
              price={price}
              onChange={(next) => set(optionId, next)}
              onRemove={() =>
                change(
                  path,
                  prices.filter((each) => each.optionId !== optionId),
                )
              }
            />
          ))}
        </ul>
      )}
      <select
        id={fieldId(path)}
        className="input"
        value=""
        onChange={({ target }) => {
          const option = options.find(({ id }) => id === Number(target.value));
          if (option) change(path, [...prices, { optionId: option.id, price: option.regular ?? 0 }]);
        }}
      >
        <option value="">{words.addOption}</option>
        {options
          .filter(({ id }) => !prices.some(({ optionId }) => optionId === id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </Labelled>
  );
}

interface RowProps {
  option: KnownOption | undefined;
  optionId: number;
  price: number;
  onChange: (price: number) => void;
  onRemove: () => void;
}

function EventPriceRow({ option, optionId, price, onChange, onRemove }: RowProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const name = option?.name ?? words.missing(optionId);
  const regular = option?.regular ?? null;
  const off = regular ? Math.round((1 - price / regular) * PERCENT) : 0;
  return (
    <li>
      <span className="grow">{name}</span>
      <span className="was n">{regular === null ? "" : wonText(regular)}</span>
      <input
        className="input n r"
        inputMode="numeric"
        aria-label={`${name} ${words.event}`}
        value={typing ?? wonText(price)}
        onChange={({ target }) => {
          setTyping(target.value);
          const read = readNumber(target.value);
          if (read !== null) onChange(read);
        }}
        onBlur={() => setTyping(null)}
      />
      <span className="t5 n cf-off">{off > 0 ? `${off}%` : ""}</span>
      <button type="button" className="btn bare sq" aria-label={words.remove(name)} onClick={onRemove}>
        <Icon of={XIcon} size={16} className="i" />
      </button>
    </li>
  );
}
