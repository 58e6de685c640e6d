import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { productListLabels } from "@/labels/product-list";
import { LIST_SORTS, type ListFilter } from "@/lib/list-address";
import { Button } from "@/ui/button";
import { CheckBox } from "@/ui/check-box";
import { Icon } from "@/ui/icon";
import { ListForm } from "./list-form";
import type { ListChoices } from "./load-products";
import type { ProductScope } from "./product-scope";

interface ListToolsProps {
  path: string;
  filter: ListFilter;
  /** A list of picks, or of event products, has no switch for what it is anyway. */
  scope: ProductScope["kind"];
  choices: ListChoices;
  /** False: the partner shows no prices, and nothing is ordered by them. */
  hasPrices: boolean;
}

/** What a list can be narrowed down to, and its order. What an old address asks for stays there to be taken away. */
export function ListTools({
  path,
  filter,
  scope,
  choices: { badges, hasEvents },
  hasPrices,
}: ListToolsProps) {
  return (
    <ListForm key={JSON.stringify(filter)} path={path} label={productListLabels.filters}>
      {scope !== "pick" && (
        <CheckBox
          name="isRecommend"
          value="true"
          defaultChecked={filter.isRecommend}
          className="gap-2! text-b5 text-ink-2"
        >
          {productListLabels.onlyRecommended}
        </CheckBox>
      )}
      {scope !== "event" && (hasEvents || filter.isEvent) && (
        <CheckBox
          name="isEvent"
          value="true"
          defaultChecked={filter.isEvent}
          className="gap-2! text-b5 text-ink-2"
        >
          {productListLabels.onlyEvents}
        </CheckBox>
      )}
      {badges.length > 0 && (
        <Choice
          name="productCustomBadge"
          label={productListLabels.badge}
          chosen={filter.productCustomBadge}
          choices={[["", productListLabels.anyBadge], ...badgeChoices(badges, filter.productCustomBadge)]}
        />
      )}
      <Choice
        name="sort"
        label={productListLabels.sort}
        chosen={filter.sort}
        choices={LIST_SORTS.filter((sort) => hasPrices || !sort.startsWith("price")).map((sort) => [
          sort,
          productListLabels.sorts[sort],
        ])}
        className="ml-auto"
      />
      <noscript>
        <Button type="submit" look="line" size="small">
          {productListLabels.apply}
        </Button>
      </noscript>
    </ListForm>
  );
}

/** An old address may ask for a badge that no product wears any more: it stays the one that is chosen. */
const badgeChoices = (badges: readonly string[], chosen: string) =>
  [...new Set(chosen ? [...badges, chosen] : badges)].map((badge) => [badge, badge] as const);

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string;
  choices: readonly (readonly [value: string, title: string])[];
  className?: string;
}

function Choice({ name, label, chosen, choices, className = "" }: ChoiceProps) {
  return (
    <div className={`relative flex min-h-11 items-center text-label3 ${className}`}>
      <select
        name={name}
        aria-label={label}
        defaultValue={chosen}
        className="field-sizing-content min-h-11 appearance-none bg-transparent pr-6 text-ink"
      >
        {choices.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <Icon of={ChevronDownIcon} size={16} className="pointer-events-none absolute right-1" />
    </div>
  );
}
