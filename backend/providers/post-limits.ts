import type { Pool } from "pg";
import { sha256 } from "../lib/sha256";
import { limitersOf, take } from "./rate-limits";

/** An attempt at a post's password. */
interface PasswordTry {
  partnerId: string;
  postId: number;
  address: string;
}

/** Limits of visitors' posts and uploads. */
export interface PostLimits {
  /** Counts an attempt before the password is compared; a 429 with Retry-After after too many wrong ones. */
  takeTry: (attempt: PasswordTry) => Promise<void>;
  /** For a correct password: deletes the earlier attempts. */
  forgetTries: (attempt: PasswordTry) => Promise<void>;
  /** A 429 when an address has written too often within the hour. */
  takePost: (address: string) => Promise<void>;
  /** Refunds a post that was not written. */
  returnPost: (address: string) => Promise<void>;
  /** A 429 when an address has uploaded too often within the hour. */
  takeUpload: (address: string) => Promise<void>;
}

const TRIES_PER_ADDRESS = 10;
export const LOCK_SECONDS = 15 * 60;
/** For one post from all addresses together. */
export const TRIES_PER_POST = 100;
const HOUR_SECONDS = 3600;

interface Settings {
  postsPerAddress: number;
  uploadsPerAddress: number;
}

export function createPostLimits(pool: Pool | null, settings: Settings): PostLimits {
  const limiter = limitersOf(pool);
  const byAddress = limiter("post-password-address", TRIES_PER_ADDRESS, LOCK_SECONDS, LOCK_SECONDS);
  const byPost = limiter("post-password", TRIES_PER_POST, HOUR_SECONDS);
  const posts = limiter("post-address", settings.postsPerAddress, HOUR_SECONDS);
  const uploads = limiter("upload-address", settings.uploadsPerAddress, HOUR_SECONDS);
  return {
    takeTry: async (attempt) => {
      const words = "비밀번호를 여러 번 잘못 입력했습니다. 나중에 다시 시도해 주세요.";
      // By address first: a locked address does not use up the post's attempts.
      await take(byAddress, addressKey(attempt), words, "post.locked");
      await take(byPost, postKey(attempt), words, "post.locked");
    },
    forgetTries: async (attempt) => {
      await Promise.all([
        byAddress.delete(sha256(addressKey(attempt))),
        byPost.delete(sha256(postKey(attempt))),
      ]);
    },
    takePost: (address) => take(posts, address, "글을 너무 많이 남기셨습니다. 나중에 다시 시도해 주세요."),
    returnPost: async (address) => {
      await posts.reward(sha256(address));
    },
    takeUpload: (address) =>
      take(uploads, address, "사진을 너무 많이 올리셨습니다. 나중에 다시 시도해 주세요."),
  };
}

const postKey = ({ partnerId, postId }: PasswordTry) => `${partnerId}:${postId}`;
const addressKey = (attempt: PasswordTry) => `${postKey(attempt)}:${attempt.address}`;
