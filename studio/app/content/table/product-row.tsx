import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import type { ContentThing } from "@/contract/studio/content";
import { Icon } from "@/ui/icon";
import { contentLabels, wonText } from "../labels";
import { type Product, productOf } from "./bulk";
import { PriceCell } from "./price-cell";

interface ProductCellsProps {
  thing: ContentThing;
  categories: string;
  /** What options cost by an event that runs today, by their id. */
  eventPrices: ReadonlyMap<number, number>;
  isOpen: boolean;
  onOpen: () => void;
  onPrice: (place: number, price: number | null) => void;
}

type Option = Product["options"][number];

/** Of the option that the site shows first. */
const mainPlace = (options: Option[]): number =>
  Math.max(
    0,
    options.findIndex(({ isDefault }) => isDefault),
  );

const liveOf = (thing: ContentThing, option: Option): number | null | undefined =>
  (thing.live as Product | null)?.options.find(({ id }) => id === option.id)?.price;

/** What a row says of a treatment: its categories, prices, time and how many options it has. */
export function ProductCells({ thing, categories, eventPrices, isOpen, onOpen, onPrice }: ProductCellsProps) {
  const { options, name } = productOf(thing);
  const place = mainPlace(options);
  const option = options[place];
  if (!option) return <td colSpan={5} />;
  const eventPrice = option.id === null ? undefined : eventPrices.get(option.id);
  return (
    <>
      <td className="ct-cat">{categories}</td>
      <td className="r">
        <PriceCell
          name={`${name} ${option.name}`}
          price={option.price}
          live={liveOf(thing, option)}
          onSave={(price) => onPrice(place, price)}
        />
      </td>
      <td className="r n ct-event">{eventPrice === undefined ? "–" : wonText(eventPrice)}</td>
      <td className="r n ct-min">{contentLabels.minutes(option.durationMinutes)}</td>
      <td className="r ct-opts">
        {options.length > 1 ? (
          <button type="button" className="btn bare n" aria-expanded={isOpen} onClick={onOpen}>
            {options.length}
            <span className="sr">{contentLabels.showOptions(name)}</span>
            <Icon of={ChevronDownIcon} size={14} className="i" />
          </button>
        ) : (
          <span className="n ct-one">1</span>
        )}
      </td>
    </>
  );
}

interface OptionRowsProps {
  thing: ContentThing;
  onPrice: (place: number, price: number | null) => void;
}

/** Every option of a treatment that is folded open. */
export function OptionRows({ thing, onPrice }: OptionRowsProps) {
  const { options, name } = productOf(thing);
  return options.map((option, place) => (
    <tr key={option.id ?? option.name} className="ct-option">
      <td colSpan={3} />
      <td colSpan={2}>{option.name}</td>
      <td className="r">
        <PriceCell
          name={`${name} ${option.name}`}
          price={option.price}
          live={liveOf(thing, option)}
          onSave={(price) => onPrice(place, price)}
        />
      </td>
      <td />
      <td className="r n">{contentLabels.minutes(option.durationMinutes)}</td>
      <td colSpan={2} />
    </tr>
  ));
}
