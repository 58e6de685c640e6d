import { expect, it } from "vitest";
import { weigh } from "./corpus";

it("weighs names above long text and leaves out what nobody sees", () => {
  const seen = new Map<string, number>();
  weigh(
    '{ "name": "가", "alt": "나", "contentHtml": "<p>다 \\"라\\"</p>", "recommendedFor": ["마", "바"] }',
    seen,
  );
  expect(Object.fromEntries(seen)).toEqual({ 가: 20, 다: 1, 라: 1, 마: 1, 바: 1 });
});
