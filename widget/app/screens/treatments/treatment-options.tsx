import { useAtomValue, useSetAtom } from "jotai";
import { MAX_RESERVATION_OPTIONS } from "@/config/booking";
import type { ProductSummary } from "@/contract/api/products";
import { Skeleton } from "@/ui/skeleton";
import { useTreatment } from "../../data/use-treatments";
import { useWords } from "../../data/use-words";
import { OptionRow } from "../../parts/option-row";
import { QueryState } from "../../parts/query-state";
import { useRuntime } from "../../runtime/runtime-context";
import { addOptionsAtom, type ChosenOption, draftAtom, removeOptionAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";

/** The options of one treatment; any number of them can be chosen. */
export function TreatmentOptions({ product }: { product: ProductSummary }) {
  const { treatments: words } = useWords();
  const entry = useAtomValue(entryAtom);
  const secretEventId = product.id === entry.productId ? entry.secretEventId : undefined;
  const query = useTreatment(product.id, secretEventId);
  return (
    <div className="mb-3.5 rounded-m bg-(--widget-inset) px-4">
      <QueryState query={query} skeleton={<Skeleton className="my-4 h-12" />}>
        {({ row }) =>
          row.options.length === 0 ? (
            <p className="py-4 text-b5 text-ink-2">{words.noOptions}</p>
          ) : (
            <fieldset>
              <legend className="sr-only">{words.options(product.name)}</legend>
              {row.options.map((option) => (
                <Option
                  key={option.id}
                  option={option}
                  productName={row.name}
                  event={row.event}
                  secretEventId={secretEventId ?? null}
                />
              ))}
            </fieldset>
          )
        }
      </QueryState>
    </div>
  );
}

function Option(chosen: ChosenOption) {
  const { option } = chosen;
  const { treatments: words } = useWords();
  const { showToast } = useRuntime();
  const isChosen = useAtomValue(draftAtom).options.some((each) => each.option.id === option.id);
  const addOptions = useSetAtom(addOptionsAtom);
  const removeOption = useSetAtom(removeOptionAtom);
  const toggle = () => {
    if (isChosen) removeOption(option.id);
    else if (!addOptions([chosen])) showToast(words.tooMany(MAX_RESERVATION_OPTIONS));
  };
  return <OptionRow option={option} isChosen={isChosen} isVatShown={false} onToggle={toggle} />;
}
