import { expect, it } from "vitest";
import { canonicalJson, inOrderOf } from "./canonical-json";

it("spells what is the same in one way, whatever the order of keys, and keeps that of lists", () => {
  const one = { b: [{ y: 1, x: 2 }], a: null };
  expect(canonicalJson({ a: null, b: [{ x: 2, y: 1 }] })).toBe(canonicalJson(one));
  expect(canonicalJson([2, 1])).toBe("[2,1]");
  expect(canonicalJson(one)).not.toBe(canonicalJson({ ...one, a: 0 }));
});

it("brings keys into another value's order", () => {
  const ordered = inOrderOf(
    { c: 1, a: { z: 1, y: 2 }, l: [{ n: 1, m: 1 }] },
    { a: { y: 3, z: 4, x: 5 }, l: [{ m: 2, n: 3 }], c: 6 },
  );
  expect(JSON.stringify(ordered)).toBe('{"c":6,"a":{"z":4,"y":3,"x":5},"l":[{"n":3,"m":2}]}');
});
