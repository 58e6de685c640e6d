import { useAtom, useSetAtom } from "jotai";
import { MAX_RESERVATION_OPTIONS } from "@/config/booking";
import type { CartItem } from "@/contract/api/cart";
import { Blank } from "@/ui/blank";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { useCart } from "../../data/use-cart";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { QueryState } from "../../parts/query-state";
import { TabScreen } from "../../parts/tab-screen";
import { leftOutIdsAtom } from "../../state/cart-events";
import { beginAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";
import { goAtom } from "../../state/screen";
import { CartRow } from "./cart-row";
import { CartSum } from "./cart-sum";

/** What the visitor has put aside; all or some of it can be booked. */
export function CartScreen() {
  const { cart: words } = useAllWords();
  const { query, isEmptyGuest } = useCart();
  return (
    <TabScreen>
      <Heading>{words.question}</Heading>
      <div className="mt-6">
        {isEmptyGuest ? (
          <EmptyCart />
        ) : (
          <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
            {({ rows }) => (rows.length === 0 ? <EmptyCart /> : <CartList items={rows} />)}
          </QueryState>
        )}
      </div>
    </TabScreen>
  );
}

function CartList({ items }: { items: readonly CartItem[] }) {
  const { cart: words } = useAllWords();
  const [leftOutIds, setLeftOutIds] = useAtom(leftOutIdsAtom);
  const begin = useSetAtom(beginAtom);
  const go = useSetAtom(goAtom);
  const setEntry = useSetAtom(entryAtom);
  const chosen = items.filter(({ id }) => !leftOutIds.includes(id));
  const isTooMany = chosen.length > MAX_RESERVATION_OPTIONS;
  const toggle = (id: number) =>
    setLeftOutIds(leftOutIds.includes(id) ? leftOutIds.filter((each) => each !== id) : [...leftOutIds, id]);
  const book = () => {
    setEntry({});
    begin("treatment", {
      options: chosen.map(({ option, product, event, secretEventId }) => ({
        option,
        productName: product.name,
        event,
        secretEventId,
      })),
      date: null,
      reservedAt: null,
    });
    go("schedule");
  };
  return (
    <>
      <ul className="border-line-strong border-t">
        {items.map((item) => (
          <CartRow
            key={item.id}
            item={item}
            isChosen={!leftOutIds.includes(item.id)}
            onToggle={() => toggle(item.id)}
          />
        ))}
      </ul>
      <CartSum items={chosen} />
      {isTooMany && <p className="mb-2 text-b6 text-ink-2">{words.tooMany(MAX_RESERVATION_OPTIONS)}</p>}
      <Button size="tall" isWide className="mt-3" disabled={chosen.length === 0 || isTooMany} onClick={book}>
        {words.book(chosen.length)}
      </Button>
    </>
  );
}

function EmptyCart() {
  const { cart: words } = useAllWords();
  const begin = useSetAtom(beginAtom);
  return (
    <Blank {...words.empty}>
      <LineButton size="small" onClick={() => begin("treatment")}>
        {words.browse}
      </LineButton>
    </Blank>
  );
}
