"use client";

import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { visitorApi } from "@/api/visitor-api";
import { hasAccessToken } from "@/state/access-token";
import { isLoggedInAtom } from "@/state/session";
import { useSite } from "@/state/site";
import { memberQueryClient } from "../members/member-queries";
import { type SeenProduct, seenProductsStore, withSeenProduct } from "./seen-products";

/** Those looked at before, the latest first, without the present one, which joins them. */
export function useRecentProducts(seen?: SeenProduct) {
  const { backendUrl } = useSite();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const [products, setProducts] = useState<readonly SeenProduct[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in or out changes whose list it is
  useEffect(() => {
    let isLeft = false;
    const show = (rows: readonly SeenProduct[]) =>
      !isLeft && setProducts(rows.filter(({ id }) => id !== seen?.id));
    if (hasAccessToken()) askBackend(backendUrl, seen).then(show, () => undefined);
    else show(lookAt(seen));
    return () => {
      isLeft = true;
    };
  }, [backendUrl, seen, isLoggedIn]);

  const clear = () => {
    seenProductsStore.write([]);
    setProducts([]);
    if (hasAccessToken()) forget(backendUrl);
  };
  return { products, clear };
}

/** On the device alone. */
function lookAt(seen?: SeenProduct): readonly SeenProduct[] {
  const known = seenProductsStore.read();
  if (!seen) return known;
  const products = withSeenProduct(known, seen);
  seenProductsStore.write(products);
  return products;
}

/** In the customer's account. What fails is said by the query's own rule. */
async function askBackend(backendUrl: string, seen?: SeenProduct): Promise<readonly SeenProduct[]> {
  const api = visitorApi(backendUrl);
  const { rows } = await memberQueryClient().fetchQuery({
    queryKey: ["recent-products", seen?.id],
    queryFn: () =>
      seen
        ? api.call("POST /recent-products", { body: { productId: seen.id } })
        : api.call("GET /recent-products"),
  });
  return rows.map(({ product }) => product);
}

function forget(backendUrl: string): void {
  memberQueryClient()
    .fetchQuery({
      queryKey: ["recent-products", "forget"],
      queryFn: () => visitorApi(backendUrl).call("DELETE /recent-products/total"),
    })
    // The query's own rule has said it; the row is gone for this visit.
    .catch(() => undefined);
}
