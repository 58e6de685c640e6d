import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { productCategories, productCategoryLinks, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";

/** Further words are ignored: they would only slow the query down. */
const MAX_WORDS = 8;

const wordsOf = (keyword: string): string[] =>
  [...new Set(keyword.trim().split(/\s+/))].filter(Boolean).slice(0, MAX_WORDS);

const everyWord = (keyword: string, condition: (word: string) => SQL): SQL =>
  sql`(${sql.join([sql`true`, ...wordsOf(keyword).map(condition)], sql` and `)})`;

/**
 * Texts with every word of the keyword, literally (`%` and `_` match themselves), ignoring case and Unicode composition.
 * For tables of a few hundred rows: it scans them.
 */
export const containsWords = (text: SQLWrapper, keyword: string): SQL =>
  everyWord(keyword, (word) => sql`strpos(search_text(${text}), search_text(${word})) > 0`);

/** Products with every word of the keyword in their texts or in a category's name, by index. */
export const matchesKeyword = (scope: PartnerScope, keyword: string): SQL =>
  everyWord(keyword, (word) => {
    const inTexts = sql`${hasGramsOf(word)} and strpos(${products.searchText}, search_text(${word})) > 0`;
    const inName = scope.isAmong(
      productCategoryLinks.categoryId,
      productCategories,
      productCategories.id,
      containsWords(productCategories.name, word),
    );
    return inArray(
      products.id,
      union(
        scope.values(products, products.id, inTexts),
        scope.values(productCategoryLinks, productCategoryLinks.productId, inName),
      ),
    );
  });

/** Uses the index; may match too much, because n-grams lose their order. */
const hasGramsOf = (word: string): SQL =>
  sql`search_grams(${products.searchText}) @> search_grams(search_text(${word}))`;

/** Sorts matches in the name first: the search text starts with the name. */
export const namedFirst = (keyword: string): SQL => {
  const length = sql`char_length(normalize(${products.name}, NFKC))`;
  const isInName = (word: string) =>
    sql`strpos(${products.searchText}, search_text(${word})) between 1 and ${length}`;
  return sql`${everyWord(keyword, isInName)} desc`;
};
