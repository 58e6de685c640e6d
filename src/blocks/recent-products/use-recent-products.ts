"use client";

import { useEffect, useState } from "react";
import { runMutation } from "@/api/run-mutation";
import { visitorApi } from "@/api/visitor-api";
import { hasAccessToken, useIsSignedIn } from "@/state/access-token";
import { useSite } from "@/state/site";
import { memberQueryClient } from "../members/member-queries";
import { type SeenProduct, seenProductsStore, withSeenProduct } from "./seen-products";

/** Those looked at before, the latest first, without the present one, which joins them. */
export function useRecentProducts(seen?: SeenProduct) {
  const { backendUrl } = useSite();
  const isSignedIn = useIsSignedIn();
  const [products, setProducts] = useState<readonly SeenProduct[]>([]);

  useEffect(() => {
    // The page's first render does not know yet who is signed in; the next one follows at once.
    if (isSignedIn !== hasAccessToken()) return;
    let isLeft = false;
    const show = (rows: readonly SeenProduct[]) =>
      !isLeft && setProducts(rows.filter(({ id }) => id !== seen?.id));
    if (isSignedIn) askBackend(backendUrl, seen).then(show, () => undefined);
    else show(lookAt(seen));
    return () => {
      isLeft = true;
    };
  }, [backendUrl, seen, isSignedIn]);

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
  const client = memberQueryClient();
  const { rows } = seen
    ? await runMutation(client, api.mutation("POST /recent-products"), { body: { productId: seen.id } })
    : await client.fetchQuery(api.query("GET /recent-products"));
  return rows.map(({ product }) => product);
}

function forget(backendUrl: string): void {
  const forgetting = visitorApi(backendUrl).mutation("DELETE /recent-products/total");
  // What fails has been said; the row is gone for this visit.
  runMutation(memberQueryClient(), forgetting, {}).catch(() => undefined);
}
