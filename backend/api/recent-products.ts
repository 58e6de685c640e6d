import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import {
  RECENT_PRODUCTS_MAX,
  type RecentProduct,
  type recentProductsContract,
} from "@/contract/api/recent-products";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";
import { summarise, summaryFields } from "../catalogue/product-summaries";
import { isListed } from "../catalogue/running-events";
import { products } from "../db/schema/catalogue";
import { recentProducts } from "../db/schema/customers";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../lib/errors";
import { isOwn, lockOf, type Owner, signedInOrGuest } from "./cart-owner";

const latestFirst = [desc(recentProducts.viewedAt), desc(recentProducts.id)];

export const recentProductHandlers: Handlers<typeof recentProductsContract> = {
  "GET /recent-products": async ({ query, call }) =>
    readRecent(call, await signedInOrGuest(call, query.guestId)),

  "POST /recent-products": async ({ body, call }) => {
    const owner = await signedInOrGuest(call, body.guestId);
    const { productId } = body;
    const isShown = and(eq(products.id, productId), isListed) as SQL;
    if ((await call.scope.count(products, isShown)) === 0) throw notFound();
    await call.scope.transaction(async (scope) => {
      await scope.lock(lockOf("recent", owner));
      await remember(scope, owner, { productId, viewedAt: call.now });
    });
    return readRecent(call, owner);
  },

  "DELETE /recent-products/total": async ({ query, call }) => {
    const owner = await signedInOrGuest(call, query.guestId);
    await call.scope.delete(recentProducts, isOwn(recentProducts, owner));
    return readRecent(call, owner);
  },

  "DELETE /recent-products/:id": async ({ params, query, call }) => {
    const owner = await signedInOrGuest(call, query.guestId);
    const isMeant = and(isOwn(recentProducts, owner), eq(recentProducts.id, params.id)) as SQL;
    await call.scope.delete(recentProducts, isMeant);
    return readRecent(call, owner);
  },
};

/** Moves a product to the front; the oldest beyond the limit are deleted. */
async function remember(scope: PartnerScope, owner: Owner, view: { productId: number; viewedAt: Date }) {
  const { partnerId, customerId, guestId, productId } = recentProducts;
  await scope.upsert(
    recentProducts,
    { ...owner, ...view },
    {
      target: [partnerId, "customerId" in owner ? customerId : guestId, productId],
      set: { viewedAt: view.viewedAt },
    },
  );
  const beyond = await scope.pick(
    recentProducts,
    { id: recentProducts.id },
    { where: isOwn(recentProducts, owner), orderBy: latestFirst, offset: RECENT_PRODUCTS_MAX },
  );
  const ids = beyond.map(({ id }) => id);
  if (ids.length > 0) await scope.delete(recentProducts, inArray(recentProducts.id, ids));
}

async function readRecent(
  { scope, now, tenant }: Call,
  owner: Owner,
): Promise<{ rows: RecentProduct[]; count: number }> {
  const views = await scope.rows(recentProducts, {
    where: isOwn(recentProducts, owner),
    orderBy: latestFirst,
    limit: RECENT_PRODUCTS_MAX,
  });
  const ids = views.map(({ productId }) => productId);
  const shown = await scope.pick(products, summaryFields, {
    where: and(inArray(products.id, ids), isListed) as SQL,
  });
  const { hasPriceView } = tenant.homepageConfig;
  const cards = await summarise(shown, { scope, now, hasPriceView });
  const cardById = new Map(cards.map((card) => [card.id, card]));
  const rows = views.flatMap(({ id, productId, viewedAt }) => {
    const product = cardById.get(productId);
    return product ? [{ id, viewedAt: viewedAt.toISOString(), product }] : [];
  });
  return { rows, count: rows.length };
}
