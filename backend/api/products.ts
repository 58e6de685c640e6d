import type { productsContract } from "@/contract/api/products";
import type { Handlers } from "../call/handlers";
import { isInExhibition, isOnShow } from "../catalogue/product-filter";
import { listCategories, showCategory } from "./products-categories";
import { showProduct } from "./products-detail";
import { listProducts } from "./products-list";

export const productHandlers: Handlers<typeof productsContract> = {
  "GET /products": async ({ query, call }) => listProducts(call, query),
  "GET /products/:id": async ({ params, query, call }) => ({
    row: await showProduct(call, { ...params, ...query }),
  }),
  "GET /product-categories": async ({ query, call }) =>
    listOf(await listCategories(call.scope, query.productCategoryName)),
  "GET /recommended-products": async ({ query, call }) => listProducts(call, { ...query, isRecommend: true }),

  "GET /v2/products": async ({ query, call }) => listProducts(call, query),
  "GET /v2/products/:id": async ({ params, query, call }) => ({
    row: await showProduct(call, { ...params, ...query }),
  }),
  // Secret products are in no category.
  "GET /v2/product-categories": async ({ query, call }) =>
    listOf(query.isSecret ? [] : await listCategories(call.scope)),
  "GET /v2/product-categories/:id": async ({ params, call }) => ({
    row: await showCategory(call.scope, params.id),
  }),

  "GET /customer/v2/exhibition-products": async ({ query, call }) =>
    listProducts(call, query, { where: isInExhibition(call.scope, isOnShow(call.now)) }),
};

const listOf = <Row>(rows: Row[]) => ({ rows, count: rows.length });
