import type { Pool } from "pg";
import { RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../errors";
import { type Limiter, limitersOf } from "../providers/rate-limits";

/** A guess at the password of a post. */
export interface PasswordTry {
  partnerId: string;
  postId: number;
  address: string;
}

/** Limits around what visitors write. */
export interface PostLimits {
  /** Counts a try before the password is looked at; a 429 with Retry-After once there were too many wrong ones. */
  takeTry: (attempt: PasswordTry) => Promise<void>;
  /** The password was right: earlier tries are forgotten. */
  forgetTries: (attempt: PasswordTry) => Promise<void>;
  /** A 429 when an address has written too often within the hour. */
  takePost: (address: string) => Promise<void>;
  /** Nothing was written after all. */
  returnPost: (address: string) => Promise<void>;
  /** A 429 when an address has uploaded too often within the hour. */
  takeUpload: (address: string) => Promise<void>;
}

export const TRIES_PER_ADDRESS = 10;
export const LOCK_SECONDS = 15 * 60;
/** However many addresses guess at one post. */
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
      // Whoever is locked out already does not use up what the others have.
      await take(byAddress, addressKey(attempt), "post.locked", words);
      await take(byPost, postKey(attempt), "post.locked", words);
    },
    forgetTries: async (attempt) => {
      await Promise.all([byAddress.delete(addressKey(attempt)), byPost.delete(postKey(attempt))]);
    },
    takePost: (address) =>
      take(posts, address, "too-many-requests", "글을 너무 많이 남기셨습니다. 나중에 다시 시도해 주세요."),
    returnPost: async (address) => {
      await posts.reward(address);
    },
    takeUpload: (address) =>
      take(
        uploads,
        address,
        "too-many-requests",
        "사진을 너무 많이 올리셨습니다. 나중에 다시 시도해 주세요.",
      ),
  };
}

const postKey = ({ partnerId, postId }: PasswordTry) => `${partnerId}:${postId}`;
const addressKey = (attempt: PasswordTry) => `${postKey(attempt)}:${attempt.address}`;

async function take(limiter: Limiter, key: string, code: string, translatedMessage: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new ApiError(429, code, translatedMessage, { "Retry-After": String(seconds) });
  }
}
