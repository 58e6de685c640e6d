import { useEffect } from "react";
import { useSearchParams } from "wouter";
import { themeColour } from "@/contract/tenant/theme-colours";
import { contrastWarnings } from "@/contract/tenant/theme-contrast";
import { THEME_ROLES, type ThemeRole } from "@/contract/tenant/theme-roles";
import { isSame } from "../content/paths";
import { ColourInput } from "./colour-input";
import { themeLabels } from "./labels";
import { COLOURS, type ColourPreset, coloursOf } from "./presets";
import { RoleColour } from "./role-colour";
import type { ThemeEditing } from "./theme-bodies";
import { ThemeSample } from "./theme-sample";

const words = themeLabels.colours;
const PRESETS = Object.keys(COLOURS) as ColourPreset[];
const SWATCHES = ["ground-2", "accent-ink", "accent"] as const;
const COMMON: readonly ThemeRole[] = ["accent", "on-accent", "accent-ink", "ink", "ground", "sale"];
const OTHERS = THEME_ROLES.filter((role) => !COMMON.includes(role));

/** The colours of a site: a whole palette at a press, or one by one, each with whether it can be read. */
export function ColoursPart({ theme, changeTheme }: ThemeEditing) {
  const { palette, roles } = theme;
  const poor = contrastWarnings(theme).length;
  const field = useSearchParams()[0].get("field");
  useEffect(() => {
    const place = document.querySelector(`[data-field="${CSS.escape(field ?? "")}"]`);
    place?.scrollIntoView({ block: "center" });
  }, [field]);
  const chosen = PRESETS.find((name) => isSame(COLOURS[name], { palette, roles }));
  return (
    <section className="sheet ce-sheet">
      <ThemeSample theme={theme} />
      <p className={poor > 0 ? "note badn" : "note calm"} role="status">
        {poor > 0 ? words.stops(poor) : words.allGood}
      </p>
      <fieldset className="th-group">
        <legend className="t3">{words.presets}</legend>
        <div className="th-presets">
          {PRESETS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === chosen}
              onClick={() => changeTheme(COLOURS[name])}
            >
              <span className="th-swatches" aria-hidden>
                {SWATCHES.map((role) => (
                  <i key={role} style={{ background: themeColour(COLOURS[name], role) }} />
                ))}
              </span>
              <span className="t4">{words.names[name]}</span>
            </button>
          ))}
        </div>
        <div className="th-own">
          <ColourInput
            name={words.own}
            value={themeColour(theme, "accent")}
            onChange={(colour) => changeTheme(coloursOf(colour))}
          />
          <span>
            <b className="t4">{words.own}</b>
            <span className="t5"> {words.ownHint}</span>
          </span>
        </div>
      </fieldset>
      <div className="th-group">
        <h2 className="t3">{words.common}</h2>
        <RoleList roles={COMMON} {...{ theme, changeTheme }} />
      </div>
      <details className="th-group" open={hasPoor(theme, OTHERS) || undefined}>
        <summary className="t3">{words.others}</summary>
        <RoleList roles={OTHERS} {...{ theme, changeTheme }} />
      </details>
    </section>
  );
}

const hasPoor = (theme: ThemeEditing["theme"], roles: ThemeRole[]) =>
  contrastWarnings(theme).some(({ front }) => roles.includes(front));

type RoleListProps = Pick<ThemeEditing, "theme" | "changeTheme"> & { roles: readonly ThemeRole[] };

const RoleList = ({ roles, theme, changeTheme }: RoleListProps) => (
  <ul className="th-roles">
    {roles.map((role) => (
      <RoleColour
        key={role}
        of={role}
        theme={theme}
        onChange={(value) => changeTheme({ roles: { ...theme.roles, [role]: value } })}
      />
    ))}
  </ul>
);
