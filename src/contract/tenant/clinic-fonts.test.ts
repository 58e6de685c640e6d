import { expect, it } from "vitest";
import { clinicFontsCss, NO_FONTS, parseFonts } from "./clinic-fonts";

it("names each file for its characters alone, and nothing where there is none", () => {
  const text = { file: "text-0123456789abcdef.woff2", characters: "객뷁" };
  expect(clinicFontsCss("alpha", { text, display: null })).toBe(
    '@font-face{font-family:"Pretendard Variable";src:url(/media/alpha/text-0123456789abcdef.woff2)format("woff2");font-display:swap;font-weight:400 700;unicode-range:U+ac1d,U+bdc1}',
  );
  expect(clinicFontsCss("alpha", NO_FONTS)).toBe("");
});

it("takes fonts from an answer, and nothing else", () => {
  const text = { file: "text-0123456789abcdef.woff2", characters: "객" };
  expect(parseFonts({ row: { text, display: null } })).toEqual({ text, display: null });
  for (const row of [
    null,
    {},
    { text: "x" },
    { text: { ...text, file: "text-0123456789abcdef.woff2)}*{x:url(" } },
    { text: { file: text.file } },
  ])
    expect(parseFonts({ row })).toEqual(NO_FONTS);
});
