import { HOUSES } from "@/contract/tenant/houses";
import { themeColour } from "@/contract/tenant/theme-colours";
import { isSame } from "../content/paths";
import { themeLabels } from "./labels";
import { COLOURS, type House, LOOKS } from "./presets";
import { SketchView } from "./sketch-view";
import { SKETCHES } from "./sketches";
import type { LayoutBody, ThemeBody, ThemeEditing } from "./theme-bodies";

const words = themeLabels.start;
const NAMES = Object.keys(HOUSES) as House[];
/** The colours in which a house is drawn. */
const DRAWN_IN = { room: COLOURS.brown, clinic: COLOURS.blue, paper: COLOURS.forest };

/** The three houses, of which a clinic's own is made. */
export function HousePart({ theme, layout, changeTheme, changeLayout }: ThemeEditing) {
  return (
    <section className="sheet ce-sheet">
      <p className="t5">{words.hint}</p>
      <ul className="th-houses">
        {NAMES.map((house) => {
          const isChosen = layout.house === house;
          return (
            <li key={house}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => {
                  changeTheme(LOOKS[house]);
                  changeLayout({ house, plans: {} });
                }}
              >
                <HouseDrawing house={house} />
                <span className="row">
                  <b className="t3">{words.names[house]}</b>
                  {isChosen && (
                    <span className="tag">{isAsIs(theme, layout) ? words.chosen : words.mixed}</span>
                  )}
                </span>
                <span className="t5">{words.about[house]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function isAsIs({ palette, roles, ...look }: ThemeBody, { house, plans }: LayoutBody): boolean {
  return Object.keys(plans).length === 0 && isSame(look, LOOKS[house]);
}

function HouseDrawing({ house }: { house: House }) {
  const colours = DRAWN_IN[house];
  const { home, list, staff } = HOUSES[house];
  const style = {
    background: themeColour(colours, "ground"),
    "--sketch-p": themeColour(colours, "tile"),
    "--sketch-t": themeColour(colours, "ink-3"),
    "--sketch-h": themeColour(colours, "ink"),
    "--sketch-a": themeColour(colours, "accent"),
  };
  return (
    <span className="th-house" style={style}>
      <SketchView sketch={SKETCHES.home[home]} />
      <SketchView sketch={SKETCHES.list[list]} />
      <SketchView sketch={SKETCHES.staff[staff]} />
    </span>
  );
}
