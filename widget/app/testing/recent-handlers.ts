import { http } from "msw";
import { rows } from "./answers";
import { BOOSTER, NOW } from "./content";
import type { createWrites } from "./writes";

/** What one visitor looked at, for every caller. */
export function createRecentHandlers(writes: ReturnType<typeof createWrites>) {
  let isSeen = false;
  const answer = () => rows(isSeen ? [{ id: 31, viewedAt: NOW, product: BOOSTER }] : []);
  const forget = async ({ request }: { request: Request }) => {
    await writes.note(request);
    isSeen = false;
    return answer();
  };
  return {
    clear: () => {
      isSeen = false;
    },
    handlers: [
      http.get("*/recent-products", answer),
      http.post("*/recent-products", async ({ request }) => {
        await writes.note(request);
        isSeen = true;
        return answer();
      }),
      http.delete("*/recent-products/total", forget),
      http.delete("*/recent-products/:id", forget),
    ],
  };
}
