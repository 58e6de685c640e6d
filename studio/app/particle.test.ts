import { expect, it } from "vitest";
import { withParticle } from "./particle";

it.each([
  ["메모", "을/를", "메모를"],
  ["제목", "을/를", "제목을"],
  ["리프팅 300", "을/를", "리프팅 300을"],
  ["부스터 2", "은/는", "부스터 2는"],
  ["부스터 2cc", "을/를", "부스터 2cc를"],
  ["제모 1", "으로/로", "제모 1로"],
  ["서울", "으로/로", "서울로"],
  ["제모 3", "으로/로", "제모 3으로"],
  ["할인 30%", "이/가", "할인 30%가"],
  ["리프팅(눈)", "이/가", "리프팅(눈)이"],
  ["FAQ VIP", "이/가", "FAQ VIP가"],
  ["", "을/를", "을"],
] as const)("%s %s: %s", (name, pair, expected) => {
  expect(withParticle(name, pair)).toBe(expected);
});
