"use client";

import { useEffect, useState } from "react";
import { hasAccessToken, useIsSignedIn } from "@/state/access-token";
import { useSite } from "@/state/site";
import { type SeenProduct, seenProductsStore, withSeenProduct } from "./seen-products";

/** Those looked at before, the latest first, without the present one, which joins them; none before they are wanted. */
export function useRecentProducts(isWanted: boolean, seen?: SeenProduct) {
  const { backendUrl } = useSite();
  const isSignedIn = useIsSignedIn();
  const [products, setProducts] = useState<readonly SeenProduct[]>([]);

  useEffect(() => {
    // The page's first render does not know yet who is signed in; the next one follows at once.
    if (!isWanted || isSignedIn !== hasAccessToken()) return;
    let isLeft = false;
    const show = (rows: readonly SeenProduct[]) =>
      !isLeft && setProducts(rows.filter(({ id }) => id !== seen?.id));
    if (!isSignedIn) show(lookAt(seen));
    // The client and its queries are a customer's alone: most visitors have no account.
    else
      import("./account-products")
        .then(({ lookAtInAccount }) => lookAtInAccount(backendUrl, seen))
        .then(show, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWanted, backendUrl, seen, isSignedIn]);

  const clear = () => {
    seenProductsStore.write([]);
    setProducts([]);
    // What fails has been said; the row is gone for this visit.
    if (hasAccessToken())
      import("./account-products")
        .then(({ forgetInAccount }) => forgetInAccount(backendUrl))
        .catch(() => undefined);
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
