import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { CustomerPost, customerPostListQuery } from "@/contract/api/customer-boards";
import type { Call } from "../call/call";
import { containsWords } from "../catalogue/search-text";
import { customerPosts } from "../db/schema/boards";
import { BOARD_PAGE_SIZE } from "../lib/page-sizes";
import { describePosts, isListed } from "./describe-posts";

type Query = z.output<typeof customerPostListQuery>;
interface PostList {
  rows: CustomerPost[];
  count: number;
  page: number;
  pageSize: number;
}

/** The latest first. */
export async function listPosts(call: Call, query: Query): Promise<PostList> {
  const list = await call.scope.page(customerPosts, {
    where: and(
      isListed,
      query.boardTypeId === undefined ? undefined : eq(customerPosts.boardTypeId, query.boardTypeId),
      query.category ? eq(customerPosts.category, query.category) : undefined,
      query.keyword?.trim() ? matchesPublic(query.keyword) : undefined,
    ),
    // For one board, the index has the numbers.
    orderBy: query.boardTypeId
      ? [desc(customerPosts.number)]
      : [desc(customerPosts.createdAt), desc(customerPosts.id)],
    page: query.page,
    pageSize: query.pageSize ?? BOARD_PAGE_SIZE,
  });
  const viewer = await call.optionalCustomer();
  return { ...list, rows: await describePosts(call.scope, list.rows, viewer) };
}

/** Private posts are excluded: a match would reveal what they say. */
const matchesPublic = (keyword: string): SQL | undefined =>
  and(
    eq(customerPosts.isPrivate, false),
    containsWords(sql`(${customerPosts.title} || ' ' || ${customerPosts.content})`, keyword),
  );
