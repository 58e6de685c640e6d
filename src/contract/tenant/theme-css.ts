import type { Theme } from "./theme";

const SHADOWS = {
  soft: "0 12px 40px rgb(48 34 18 / .14)",
  wide: "0 16px 48px rgb(0 36 78 / .16)",
  none: "none",
};
const PAPER = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='160'%3E%3Cfilter id='n'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.035 .7' numOctaves='2' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 .36 0 0 0 0 .32 0 0 0 0 .22 0 0 0 .05 0'/%3E%3C/filter%3E%3Crect width='160' height='160' filter='url(%23n)'/%3E%3C/svg%3E")`;
/** Syllables that are too rare for the serif's slices are Pretendard's, wherever no serif of the device has them. */
const SERIF =
  '"Nanum Myeongjo","AppleMyungjo","Noto Serif KR","Noto Serif CJK KR",Batang,"Pretendard Variable",serif';
const SYSTEM =
  '-apple-system,BlinkMacSystemFont,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif';

/**
 * A theme as custom properties of one rule; the rest keeps the design tokens' values. All values were validated by
 * pattern (themeSchema), so none can end the style element.
 */
export function themeCss(theme: Theme, selector = ":root"): string {
  const { palette, roles, radius, space, picture, type } = theme;
  const families = Object.entries(palette).flatMap(([family, shades]) =>
    Object.entries(shades).map(([shade, colour]) => [`${family}-${shade}`, colour] as const),
  );
  const tracking = type.displayTracking === undefined ? undefined : `${type.displayTracking / 1000}em`;
  const declarations: (readonly [string, string | number | undefined])[] = [
    ...families,
    ...Object.entries(roles).map(
      ([role, value]) => [role, value?.startsWith("#") ? value : `var(--${value})`] as const,
    ),
    ...Object.entries(radius).map(([name, size]) => [`r-${name}`, `${size}px`] as const),
    ["shadow-2", SHADOWS[theme.shadow]],
    ["texture", theme.texture === "paper" ? PAPER : undefined],
    ["space-section", space.section && `${space.section}px`],
    ["space-head", space.head && `${space.head}px`],
    ["gap-card", space.gapCard && `${space.gapCard}px`],
    ["pic-ratio", picture.ratio],
    ["font", type.font === "system" ? SYSTEM : undefined],
    ["font-display", type.display === "serif" ? SERIF : undefined],
    ["w-display", type.displayWeight],
    ["track-display", tracking],
    // A serif has no other weight to give.
    ["w-title", type.display === "serif" ? type.displayWeight : undefined],
    ["track-title", type.display === "serif" ? tracking : undefined],
  ];
  return `${selector}{${declarations.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}:${value}`])).join(";")}}`;
}
