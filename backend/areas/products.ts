import { eq, type SQL } from "drizzle-orm";
import type { ProductCategory, ProductSummary, productsContract } from "@/contract/api/products";
import { loadOptions } from "../catalogue/offers";
import { productFilter, productOrder } from "../catalogue/product-filter";
import { summarise, summaryFields, toProductOption } from "../catalogue/product-summaries";
import {
  productCategories,
  productCategoryLinks,
  productOptions,
  products,
  relatedProducts,
} from "../db/schema/catalogue";
import { notFound } from "../errors";
import { groupBy } from "../group-by";
import type { Handlers } from "../router";
import type { Call } from "./call";
import { PRODUCT_PAGE_SIZE } from "./page-sizes";

export const productHandlers: Handlers<typeof productsContract> = {
  "GET /v2/products": async ({ query, call }) =>
    listProducts(call, {
      where: productFilter(call.scope, query, call.now),
      orderBy: productOrder(query.sort, call.now),
      page: query.page,
      pageSize: query.pageSize,
    }),

  "GET /v2/products/:id": async ({ params, call }) => {
    const { scope, now } = call;
    const { hasPriceView } = call.tenant.homepageConfig;
    const product = await scope.first(products, { where: eq(products.id, params.id) });
    if (!product) throw notFound();
    const [[summary], options, relatedRows] = await Promise.all([
      summarise([product], { scope, now, hasPriceView }),
      loadOptions(scope, now, eq(productOptions.productId, product.id)),
      scope.pick(relatedProducts, summaryFields, {
        join: { table: products, on: eq(products.id, relatedProducts.relatedId) },
        where: eq(relatedProducts.productId, product.id),
        orderBy: [relatedProducts.sortOrder],
      }),
    ]);
    if (!summary) throw notFound();
    return {
      row: {
        ...summary,
        description: product.description,
        images: [{ url: product.imageUrl, alt: product.imageAlt }, ...product.gallery],
        options: options.map((option) => toProductOption(option, hasPriceView)),
        facts: product.facts,
        recommendedFor: product.recommendedFor,
        steps: product.steps,
        descriptionHtml: product.descriptionHtml,
        cautionHtml: product.cautionHtml,
        relatedProducts: await summarise(relatedRows, { scope, now, hasPriceView }),
      },
    };
  },

  "GET /v2/product-categories": async ({ query, call }) => {
    const rows = query.isSecret ? [] : await listCategories(call);
    return { rows, count: rows.length };
  },

  "GET /v2/product-categories/:id": async ({ params, call }) => {
    const row = (await listCategories(call)).find(({ id }) => id === params.id);
    if (!row) throw notFound();
    return { row };
  },
};

/** One page of product cards. */
export async function listProducts(
  { scope, now, tenant }: Call,
  list: {
    where: SQL | undefined;
    orderBy: ReturnType<typeof productOrder>;
    page: number;
    pageSize: number | undefined;
    isWithoutDefaultOption?: boolean;
  },
): Promise<{ rows: ProductSummary[]; count: number; page: number; pageSize: number }> {
  const { page, pageSize = PRODUCT_PAGE_SIZE, where, orderBy, isWithoutDefaultOption } = list;
  const read = { where, orderBy, limit: pageSize, offset: (page - 1) * pageSize };
  const [rows, count] = await Promise.all([
    scope.pick(products, summaryFields, read),
    scope.count(products, where),
  ]);
  const { hasPriceView } = tenant.homepageConfig;
  return {
    rows: await summarise(rows, { scope, now, hasPriceView, isWithoutDefaultOption }),
    count,
    page,
    pageSize,
  };
}

/** Every category with the number of products in it and in those right below it. */
async function listCategories({ scope }: Call): Promise<ProductCategory[]> {
  const [rows, links] = await Promise.all([
    scope.rows(productCategories, { orderBy: [productCategories.sortOrder] }),
    scope.rows(productCategoryLinks),
  ]);
  const linksOf = groupBy(links, (link) => link.categoryId);
  return rows.map((row) => {
    const family = rows.filter((other) => other.id === row.id || other.parentId === row.id);
    const ids = family.flatMap((member) => linksOf.get(member.id) ?? []).map((link) => link.productId);
    return { ...row, productCount: new Set(ids).size };
  });
}
