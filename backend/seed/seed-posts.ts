import type { Content } from "@/contract/tenant/content";
import { customerPosts } from "../db/schema/boards";
import { cleanHtml } from "../lib/clean-html";
import { addDays, instantAt } from "../lib/clinic-time";
import type { BoardTypes } from "./seed-boards";
import type { SeedContext, SeedWriter } from "./seed-ids";

const OPENING_MINUTES = 9 * 60;
const OPEN_FOR_MINUTES = 10 * 60;
const ANSWERED_AFTER_MS = 3 * 60 * 60 * 1000;

export interface PostsContext extends SeedContext {
  now: Date;
  types: BoardTypes;
  hashPassword: (password: string) => Promise<string>;
}

/** Visitors' posts with the clinic's answers. Numbers follow the dates within a board. */
export async function seedPosts(writer: SeedWriter, content: Content, place: PostsContext): Promise<void> {
  const { now, types, day } = place;
  const hashes = await hashAll(content.customerPosts, place);
  const notLater = (instant: Date) => new Date(Math.min(instant.getTime(), now.getTime()));
  const posts = content.customerPosts.map(({ boardType, password, answerHtml, daysAgo, ...post }, index) => {
    const from = `customerPost ${index + 1} (${post.title})`;
    const minutes = OPENING_MINUTES + ((index * 37) % OPEN_FOR_MINUTES);
    const createdAt = notLater(instantAt(addDays(day, -daysAgo), minutes));
    const answeredAt =
      answerHtml === null ? null : notLater(new Date(createdAt.getTime() + ANSWERED_AFTER_MS));
    return {
      ...post,
      id: index + 1,
      boardTypeId: types.open(boardType, { from, kind: "customer", category: post.category }).id,
      passwordHash: hashes.get(password) ?? "",
      agreements: [],
      answerHtml: answerHtml === null ? null : cleanHtml(answerHtml),
      createdAt,
      updatedAt: createdAt,
      answeredAt,
    };
  });
  const byAge = posts.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const numberOf = (post: (typeof posts)[number]) =>
    byAge.filter(({ boardTypeId }) => boardTypeId === post.boardTypeId).indexOf(post) + 1;
  await writer.insert(
    customerPosts,
    posts.map((post) => ({ ...post, number: numberOf(post) })),
  );
}

/** Posts share few passwords, and hashing is slow. */
async function hashAll(posts: Content["customerPosts"], { hashPassword }: PostsContext) {
  const passwords = [...new Set(posts.map(({ password }) => password))];
  return new Map(
    await Promise.all(passwords.map(async (password) => [password, await hashPassword(password)] as const)),
  );
}
