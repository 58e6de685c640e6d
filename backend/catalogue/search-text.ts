import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { productCategories, productCategoryLinks, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";

/** Words that count: further ones would narrow nothing down but the time there is to answer. */
const MAX_WORDS = 8;

const wordsOf = (keyword: string): string[] =>
  [...new Set(keyword.trim().split(/\s+/))].filter(Boolean).slice(0, MAX_WORDS);

const everyWord = (keyword: string, condition: (word: string) => SQL): SQL =>
  sql`(${sql.join([sql`true`, ...wordsOf(keyword).map(condition)], sql` and `)})`;

/**
 * True for texts with every word of the keyword, wherever it stands: `%` and `_` are letters like any other, small
 * and large letters, composed and decomposed Hangul the same. For tables of a few hundred rows: it reads them all.
 */
export const containsWords = (text: SQLWrapper, keyword: string): SQL =>
  everyWord(keyword, (word) => sql`strpos(search_text(${text}), search_text(${word})) > 0`);

/** Products with every word of the keyword in their own texts or in a category's name, found by index. */
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

/** The index answers this; it says yes to a few more, as pairs of letters know no order among themselves. */
const hasGramsOf = (word: string): SQL =>
  sql`search_grams(${products.searchText}) @> search_grams(search_text(${word}))`;

/**
 * Sorts products whose name has the keyword before those that have it elsewhere: the searched text begins with the
 * name.
 */
export const namedFirst = (keyword: string): SQL => {
  const length = sql`char_length(normalize(${products.name}, NFKC))`;
  const isInName = (word: string) =>
    sql`strpos(${products.searchText}, search_text(${word})) between 1 and ${length}`;
  return sql`${everyWord(keyword, isInName)} desc`;
};
