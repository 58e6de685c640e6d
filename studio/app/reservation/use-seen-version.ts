import { useState } from "react";

/**
 * The version of a reservation that somebody saw when they opened a dialog. A change by another person meanwhile refuses
 * theirs, and says who made it; the next press goes on from the newest.
 */
export function useSeenVersion({ version: newest }: { version: number }) {
  const [seen, setSeen] = useState<number | null>(newest);
  return { version: seen ?? newest, seeNewest: () => setSeen(null) };
}
