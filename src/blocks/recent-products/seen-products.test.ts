import { describe, expect, it } from "vitest";
import { type SeenProduct, withSeenProduct } from "./seen-products";

const product = (id: number): SeenProduct => ({
  id,
  name: `시술 ${id}`,
  imageUrl: `/media/lumiere/${id}.webp`,
});
const ids = (seen: readonly SeenProduct[]) => seen.map(({ id }) => id);

describe("withSeenProduct", () => {
  it("puts the latest in front, each once", () => {
    expect(ids(withSeenProduct([product(1), product(2)], product(3)))).toEqual([3, 1, 2]);
    expect(ids(withSeenProduct([product(1), product(2)], product(2)))).toEqual([2, 1]);
  });

  it("forgets those seen longest ago", () => {
    const many = Array.from({ length: 20 }, (_, index) => product(index + 1));
    expect(ids(withSeenProduct(many, product(99)))).toEqual([99, ...ids(many).slice(0, 19)]);
  });

  it("keeps nothing of a product but what is shown of it", () => {
    const detailed = { ...product(4), price: { price: 198_000 } };
    expect(withSeenProduct([], detailed)).toEqual([product(4)]);
  });
});
