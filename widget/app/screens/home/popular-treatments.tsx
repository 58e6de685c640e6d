import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import type { ProductSummary } from "@/contract/api/products";
import { PRODUCT_ROW_CLASS } from "@/ui/booking-start";
import { moreLinkClass } from "@/ui/button";
import { PlainPicture } from "@/ui/plain-picture";
import { Price } from "@/ui/price";
import { Skeleton } from "@/ui/skeleton";
import { useWords } from "../../data/use-words";
import { QueryState } from "../../parts/query-state";
import { SubHead } from "../../parts/sub-head";
import { useRuntime } from "../../runtime/runtime-context";
import { beginAtom } from "../../state/draft";
import { entryAtom, type TreatmentEntry } from "../../state/entry";

const SHOWN = 3;

/** The clinic's first three picks. */
export function PopularTreatments() {
  const { home: words } = useWords();
  const { api, boot } = useRuntime();
  const query = useQuery(api.query("GET /v2/products", { query: { isRecommend: true, pageSize: SHOWN } }));
  const setEntry = useSetAtom(entryAtom);
  const begin = useSetAtom(beginAtom);
  const enter = (entry: TreatmentEntry) => {
    setEntry(entry);
    begin("treatment");
  };
  return (
    <section>
      <SubHead
        size="small"
        aside={
          <button type="button" onClick={() => enter({})} className={`${moreLinkClass} -my-3`}>
            {words.all}
          </button>
        }
      >
        {words.popular}
      </SubHead>
      <QueryState query={query} skeleton={<RowSkeletons />}>
        {({ rows }) => (
          <ul>
            {rows.map((product) => (
              <li key={product.id}>
                <ProductRow
                  product={product}
                  isIncludeVat={boot.homepageConfig.isIncludeVat}
                  onClick={() => enter({ productId: product.id })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

interface ProductRowProps {
  product: ProductSummary;
  isIncludeVat: boolean;
  onClick: () => void;
}

function ProductRow({ product, isIncludeVat, onClick }: ProductRowProps) {
  const { price } = useWords();
  return (
    <button type="button" onClick={onClick} className={PRODUCT_ROW_CLASS}>
      <PlainPicture src={product.imageUrl} alt="" ratio="aspect-square" />
      <span>
        <span lang="ko" className="block text-b2">
          {product.name}
        </span>
        <Price {...product.price} words={price} isIncludeVat={isIncludeVat} form="small" />
      </span>
    </button>
  );
}

const RowSkeletons = () => (
  <div className="grid gap-4 py-2">
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
);
