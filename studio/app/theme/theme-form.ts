import { DEFAULT_PALETTE } from "@/contract/tenant/theme-colours";
import { THEME_ROLE_NAMES } from "@/contract/tenant/theme-role-names";
import { choice, type FieldSpec, type FormPart, group, number, text } from "../content/forms/spec";
import { themeLabels as words } from "./labels";

const COLOUR_LENGTH = 20;
const PIXELS: [number, number] = [0, 999];
const entriesOf = <Value>(record: Record<string, Value>) => Object.entries(record);
const pixels = (names: Record<string, string>) =>
  entriesOf(names).map(([name, label]) => number(name, label, PIXELS, { unit: "px" }));

/** What a theme's fields are called where its changes are listed; its screen draws them by itself. */
export const themeForm: FormPart[] = [
  {
    title: words.title,
    fields: [
      group(
        "roles",
        words.role,
        entriesOf(THEME_ROLE_NAMES).map(([role, label]) => text(role, label, COLOUR_LENGTH)),
      ),
      group(
        "palette",
        words.family,
        entriesOf(words.familyNames).map(([family, label]) =>
          group(
            family,
            label,
            Object.keys(DEFAULT_PALETTE[family] ?? {}).map((shade) => text(shade, shade, COLOUR_LENGTH)),
          ),
        ),
      ),
      group(
        "variants",
        "",
        entriesOf<Record<string, string>>(words.variants).map(([name, choices]) =>
          choice(name, words.looks[name as keyof typeof words.variants], choices),
        ),
      ),
      group("radius", words.radius, pixels(words.radii)),
      choice("shadow", words.looks.shadow, words.shadow),
      choice("texture", words.looks.texture, words.texture),
      group("space", words.space, pixels(words.spaces)),
      group("picture", "", [choice("ratio", words.looks.ratio, words.ratio)]),
      group("type", "", [
        choice("display", words.looks.display, words.display),
        choice("font", words.font, words.fonts),
        number("displayWeight", words.weight, [400, 700]),
        number("displayTracking", words.tracking, [-60, 20]),
      ]),
    ],
  },
];

/** The fields of the layout that this screen changes. */
export const houseFields: FieldSpec[] = [
  choice("house", words.parts.start, words.start.names),
  group(
    "plans",
    words.parts.plans,
    entriesOf(words.pages).map(([page, label]) =>
      choice(page, label, words.planNames[page as keyof typeof words.planNames]),
    ),
  ),
];
