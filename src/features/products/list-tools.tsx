"use client";

import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { useRouter } from "next/navigation";
import { type ChangeEvent, useTransition } from "react";
import { productListLabels } from "@/labels/product-list";
import { LIST_SORTS, type ListFilter, listHref, parseListFilter } from "@/lib/list-address";
import { Button } from "@/ui/button";
import { CheckBox } from "@/ui/check-box";
import { Icon } from "@/ui/icon";
import type { ProductScope } from "./product-scope";

interface ListToolsProps {
  path: string;
  filter: ListFilter;
  /** A list of picks, or of event products, has no switch for what it is anyway. */
  scope: ProductScope["kind"];
  /** False: the partner shows no prices, and nothing is ordered by them. */
  hasPrices: boolean;
}

/** Filters and order, kept in the address: a form that a script sends by itself, and a visitor without one by hand. */
export function ListTools({ path, filter, scope, hasPrices }: ListToolsProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const goTo = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const query = Object.fromEntries(
      [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    startTransition(() => router.push(listHref(path, parseListFilter(query)), { scroll: false }));
  };
  return (
    <form
      action={path}
      method="get"
      aria-label={productListLabels.filters}
      aria-busy={isPending}
      onChange={goTo}
      className="mt-5 mb-7 flex flex-wrap items-center gap-x-4"
    >
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
      {scope !== "event" && (
        <CheckBox
          name="isEvent"
          value="true"
          defaultChecked={filter.isEvent}
          className="gap-2! text-b5 text-ink-2"
        >
          {productListLabels.onlyEvents}
        </CheckBox>
      )}
      <div className="relative ml-auto flex min-h-11 items-center text-label3">
        <select
          name="sort"
          aria-label={productListLabels.sort}
          defaultValue={filter.sort}
          className="field-sizing-content min-h-11 appearance-none bg-transparent pr-6 pl-2 text-right"
        >
          {LIST_SORTS.filter((sort) => hasPrices || !sort.startsWith("price")).map((sort) => (
            <option key={sort} value={sort}>
              {productListLabels.sorts[sort]}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size={16} className="pointer-events-none absolute right-1" />
      </div>
      <noscript>
        <Button type="submit" look="line" size="small">
          {productListLabels.apply}
        </Button>
      </noscript>
    </form>
  );
}
