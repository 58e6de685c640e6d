import { useState } from "react";
import { readNumber } from "../fields/simple-fields";
import { contentLabels, wonText } from "../labels";

interface PriceCellProps {
  /** Of the treatment and its option. */
  name: string;
  price: number | null;
  /** What visitors see; undefined: the option is new. */
  live: number | null | undefined;
  onSave: (price: number | null) => void;
}

const shown = (price: number | null) => (price === null ? contentLabels.onRequest : wonText(price));

/** A price that opens in its place; Enter or leaving it saves a draft, Escape leaves it as it was. */
export function PriceCell({ name, price, live, onSave }: PriceCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function end(isSaved: boolean) {
    const text = typed?.trim() ?? "";
    const read = text === "" ? null : readNumber(text);
    setTyped(null);
    const isGood = text === "" || (read !== null && Number.isInteger(read));
    if (isSaved && isGood && read !== price) onSave(read);
  }
  const isChanged = live !== undefined && live !== price;
  if (typed !== null)
    return (
      <input
        ref={(field) => {
          if (document.activeElement !== field) field?.select();
        }}
        className="input n r ct-price-in"
        inputMode="numeric"
        aria-label={contentLabels.priceField(name)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) end(true);
          if (event.key === "Escape") end(false);
        }}
        onBlur={() => end(true)}
      />
    );
  return (
    <span className="ct-price">
      {isChanged && <span className="was n">{shown(live)}</span>}
      <button
        type="button"
        className={isChanged ? "n changed" : "n"}
        aria-label={contentLabels.priceOf(name, shown(price))}
        onClick={() => setTyped(price === null ? "" : wonText(price))}
      >
        {shown(price)}
      </button>
    </span>
  );
}
