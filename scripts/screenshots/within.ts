import { Refusal } from "../lib/refusal.mjs";

/** Work that must end within a time: what takes longer is refused by its name, and left behind. */
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
