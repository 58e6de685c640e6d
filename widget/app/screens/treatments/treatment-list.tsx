import { clsx } from "clsx";
import { useAtomValue } from "jotai";
import type { ProductSummary } from "@/contract/api/products";
import { Blank } from "@/ui/blank";
import { ListSkeleton } from "@/ui/booking-step";
import { type TreatmentFilter, useTreatment, useTreatments } from "../../data/use-treatments";
import { useWords } from "../../data/use-words";
import { LineButton } from "../../parts/line-button";
import { QueryState } from "../../parts/query-state";
import { useRuntime } from "../../runtime/runtime-context";
import { entryAtom } from "../../state/entry";
import { TreatmentItem } from "./treatment-item";

interface TreatmentListProps {
  filter: TreatmentFilter | null;
  onClearSearch: () => void;
}

/** The treatments under a filter. The one that the page asked for stands first, open. */
export function TreatmentList({ filter, onClearSearch }: TreatmentListProps) {
  const { boot } = useRuntime();
  const query = useTreatments(filter);
  const { productId, secretEventId } = useAtomValue(entryAtom);
  const asked = useTreatment(productId, secretEventId).data?.row;
  const isGrid = boot.layout.treatmentSelectType === "grid";

  return (
    <QueryState query={query} skeleton={<ListSkeleton />}>
      {({ rows }) => {
        const products = filter?.kind === "search" ? rows : askedFirst(rows, asked);
        if (products.length === 0) return <NothingFound filter={filter} onClearSearch={onClearSearch} />;
        return (
          <ul className={clsx(isGrid && "grid grid-flow-dense grid-cols-2 gap-x-4")}>
            {products.map((product) => (
              <TreatmentItem
                key={product.id}
                product={product}
                isTile={isGrid}
                isInitiallyOpen={product.id === productId}
              />
            ))}
          </ul>
        );
      }}
    </QueryState>
  );
}

function askedFirst(rows: readonly ProductSummary[], asked: ProductSummary | undefined) {
  return asked ? [asked, ...rows.filter(({ id }) => id !== asked.id)] : rows;
}

function NothingFound({ filter, onClearSearch }: TreatmentListProps) {
  const { treatments: words } = useWords();
  if (filter?.kind !== "search") return <Blank {...words.none} className="mt-5" />;
  return (
    <Blank title={words.noneFound(filter.keyword)} description={words.noneFoundHint} className="mt-5">
      <LineButton size="small" onClick={onClearSearch}>
        {words.clearSearch}
      </LineButton>
    </Blank>
  );
}
