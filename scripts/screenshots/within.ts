import { Refusal } from "../lib/refusal.mjs";

/** Rejects when the work takes longer, without stopping it. */
export async function within<Result>(ms: number, name: string, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(`${name}: not done within ${ms / 1000} s.`)), ms);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
