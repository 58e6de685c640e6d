import { http } from "msw";
import { rows } from "./answers";
import { BOOSTER, CALMING, SINGLE } from "./content";
import type { createWrites } from "./writes";

/** One cart, for every caller. */
export function createCartHandlers(writes: ReturnType<typeof createWrites>) {
  let optionIds: number[] = [];
  const product = { id: BOOSTER.id, name: BOOSTER.name, imageUrl: BOOSTER.imageUrl };
  const answer = () =>
    rows(
      [SINGLE, CALMING]
        .filter(({ id }) => optionIds.includes(id))
        .map((option) => ({ id: option.id, option, event: null, secretEventId: null, product })),
    );
  const put = async ({ request }: { request: Request }) => {
    const { productOptionIds } = await writes.note<{ productOptionIds: number[] }>(request);
    optionIds = [...new Set([...optionIds, ...productOptionIds])];
    return answer();
  };
  const take = async ({ request }: { request: Request }) => {
    await writes.note(request);
    const ids = new URL(request.url).searchParams.get("ids")?.split(",").map(Number) ?? [];
    optionIds = optionIds.filter((id) => !ids.includes(id));
    return answer();
  };
  return {
    clear: () => {
      optionIds = [];
    },
    handlers: [
      ...["*/carts", "*/guest/carts"].flatMap((path) => [
        http.get(path, answer),
        http.post(path, put),
        http.delete(path, take),
      ]),
      http.post("*/carts/synchronization", async ({ request }) => {
        await writes.note(request);
        return answer();
      }),
    ],
  };
}
