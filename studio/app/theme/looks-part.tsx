import type { Theme, ThemeVariants } from "@/contract/tenant/theme";
import { isSame } from "../content/paths";
import { ChoiceRow } from "./choice-row";
import { themeLabels as words } from "./labels";
import { LOOKS } from "./presets";
import type { ThemeEditing } from "./theme-bodies";
import { ThemeSample } from "./theme-sample";

type Corners = keyof typeof words.corners;

const CORNERS: Record<Corners, Theme["radius"]> = {
  sharp: LOOKS.paper.radius,
  slight: LOOKS.room.radius,
  round: { s: 6, m: 10, l: 16, btn: 8, chip: 8, pic: 10, sheet: 16 },
  pill: LOOKS.clinic.radius,
};
const cornersOf = (radius: Theme["radius"]) =>
  (Object.keys(CORNERS) as Corners[]).find((name) => isSame(CORNERS[name], radius)) ?? null;

/** A serif has one weight here. */
const DISPLAYS = { sans: LOOKS.room.type, serif: LOOKS.paper.type };
const RATIOS = Object.keys(words.ratio) as (keyof typeof words.ratio)[];

/** The shapes of a site: its blocks' variants, corners, shadows, letters. */
export function LooksPart({ theme, changeTheme }: ThemeEditing) {
  const { variants, radius, shadow, texture, picture, type } = theme;
  const variant = <Name extends keyof ThemeVariants>(name: Name) => (
    <ChoiceRow<ThemeVariants[Name]>
      label={words.looks[name]}
      names={words.variants[name] as Record<ThemeVariants[Name], string>}
      value={variants[name]}
      onChoose={(value) => changeTheme({ variants: { ...variants, [name]: value } })}
    />
  );
  return (
    <section className="sheet ce-sheet">
      <ThemeSample theme={theme} />
      <div className="th-rows">
        {variant("hero")}
        {variant("card")}
        {variant("category")}
        {variant("header")}
        {variant("sectionHead")}
        {variant("hours")}
        {variant("doctor")}
        <ChoiceRow
          label={words.looks.corners}
          names={words.corners}
          value={cornersOf(radius)}
          onChoose={(name) => changeTheme({ radius: CORNERS[name] })}
        />
        <ChoiceRow
          label={words.looks.display}
          names={words.display}
          value={type.display ?? "sans"}
          onChoose={(display) =>
            changeTheme({ type: { ...(type.font && { font: type.font }), ...DISPLAYS[display] } })
          }
        />
        <ChoiceRow
          label={words.looks.ratio}
          names={words.ratio}
          value={picture.ratio ?? RATIOS[0] ?? null}
          onChoose={(ratio) => changeTheme({ picture: { ratio } })}
        />
        <ChoiceRow
          label={words.looks.shadow}
          names={words.shadow}
          value={shadow}
          onChoose={(next) => changeTheme({ shadow: next })}
        />
        <ChoiceRow
          label={words.looks.texture}
          names={words.texture}
          value={texture}
          onChoose={(next) => changeTheme({ texture: next })}
        />
      </div>
    </section>
  );
}
