import { and, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { ProductSummary, productListQuery } from "@/contract/api/products";
import type { Call } from "../call/call";
import { productFilter, productOrder } from "../catalogue/product-filter";
import { comparedFields, summarise, summaryFields } from "../catalogue/product-summaries";
import { isListed } from "../catalogue/running-events";
import { products } from "../db/schema/catalogue";
import { PRODUCT_PAGE_SIZE } from "../lib/page-sizes";

type Query = z.output<typeof productListQuery>;

/** One page of product cards: the query's filters and those of the caller. */
export async function listProducts(
  { scope, now, tenant }: Call,
  query: Partial<Query> & { page: number },
  extra: { where?: SQL; isWithoutDefaultOption?: boolean } = {},
): Promise<{ rows: ProductSummary[]; count: number; page: number; pageSize: number }> {
  const { page, pageSize = PRODUCT_PAGE_SIZE, isWithOptions, isWithFacts } = query;
  const fields: typeof summaryFields = isWithFacts ? comparedFields : summaryFields;
  const { isWithoutDefaultOption } = extra;
  const where = and(isListed, productFilter(scope, query, now), extra.where);
  const orderBy = productOrder(scope, query, now);
  const [rows, count] = await Promise.all([
    scope.pick(products, fields, { where, orderBy, limit: pageSize, offset: (page - 1) * pageSize }),
    scope.count(products, where),
  ]);
  const { hasPriceView } = tenant.homepageConfig;
  const cards = await summarise(rows, { scope, now, hasPriceView, isWithoutDefaultOption, isWithOptions });
  return { rows: cards, count, page, pageSize };
}
