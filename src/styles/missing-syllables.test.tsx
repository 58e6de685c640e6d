import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onMissingSyllable } from "./missing-syllables";

const face = (unicodeRange: string, status = "loaded", family = '"Pretendard Variable"') => ({
  family,
  unicodeRange,
  status,
});
/** In no base: 뷁 and 쒀. */
const setFonts = (...own: ReturnType<typeof face>[]) =>
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: new Set([face("U+0-10FFFF"), face("U+ac00-d7a3", "loaded", "Pretendard Fallback"), ...own]),
  });
let stop = () => {};
const run = vi.fn();
const begin = () => {
  stop = onMissingSyllable("text", run);
};

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (look: () => void) => queueMicrotask(look));
  setFonts();
  run.mockClear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it.each([
  ["syllables of the base", "<p>예약 안내</p>", 0],
  ["one that is not", "<p>예약 뷁</p>", 1],
  ["one in the router's data alone", "<p>예약</p><script>뷁</script>", 0],
  ["one that a field has", '<input value="뷁">', 1],
  ["one that a field suggests", '<input placeholder="뷁">', 1],
  ["Han and emoji", "<p>美容 ✨</p>", 0],
])("looks at %s", async (_, html, times) => {
  document.body.innerHTML = html;
  begin();
  await Promise.resolve();
  expect(run).toHaveBeenCalledTimes(times);
});

it("counts the clinic's own font, unless it could not be loaded", async () => {
  document.body.innerHTML = "<p>뷁쒀</p>";
  setFonts(face("U+BDC1, U+C480-C4FF"));
  begin();
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  stop();
  setFonts(face("U+BDC1, U+C480-C4FF", "error"));
  begin();
  await Promise.resolve();
  expect(run).toHaveBeenCalledTimes(1);
});

it("runs once for what comes later, by the page or by a visitor", async () => {
  document.body.innerHTML = "<p>예약</p><input>";
  begin();
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  document.querySelector("p")?.append("뷁");
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  stop();
  document.body.innerHTML = "<input>";
  begin();
  const field = document.querySelector("input");
  if (field) field.value = "쒀";
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  document.body.append("뷁");
  await Promise.resolve();
  expect(run).toHaveBeenCalledTimes(2);
});

it("looks for the display face where headings are set in it", async () => {
  setFonts(face("U+BDC1", "loaded", '"Nanum Myeongjo"'));
  const display = `style='font-family: "Nanum Myeongjo", serif'`;
  document.body.innerHTML = `<div class="text-h4">쒀<h2 ${display}>뷁</h2></div><p class="text-d1" ${display}></p>`;
  stop = onMissingSyllable("display", run);
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  document.querySelector("p")?.append("쒀");
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});
