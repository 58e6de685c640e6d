import ContrastIcon from "@lucide/icons/icons/contrast";
import { readableColour } from "@/contract/tenant/palette-of";
import { themeColour } from "@/contract/tenant/theme-colours";
import { type ContrastPair, pairsOf } from "@/contract/tenant/theme-contrast";
import { THEME_ROLE_NAMES } from "@/contract/tenant/theme-role-names";
import type { ThemeRole } from "@/contract/tenant/theme-roles";
import { Icon } from "@/ui/icon";
import { ColourInput } from "./colour-input";
import { themeLabels } from "./labels";
import type { ThemeBody } from "./theme-bodies";

const words = themeLabels.colours;

interface RoleColourProps {
  of: ThemeRole;
  theme: ThemeBody;
  /** Undefined: as the palette has it. */
  onChange: (colour: string | undefined) => void;
}

/** One colour with what it is beside: whether that can be read, and the nearest colour that can. */
export function RoleColour({ of: role, theme, onChange }: RoleColourProps) {
  const name = THEME_ROLE_NAMES[role];
  const colour = themeColour(theme, role);
  const pairs = pairsOf(theme, role).toSorted((one, other) => marginOf(one) - marginOf(other));
  const poor = pairs.filter((pair) => marginOf(pair) < 0);
  const [closest] = pairs;
  const besideOf = ({ front, back }: ContrastPair) => (front === role ? back : front);
  const readable =
    poor.length > 0
      ? readableColour(
          colour,
          pairs.map((pair) => ({ colour: themeColour(theme, besideOf(pair)), needed: pair.needed })),
        )
      : null;
  return (
    <li className="th-role" data-field={`roles.${role}`}>
      <ColourInput name={name} value={colour} onChange={onChange} />
      <div className="th-about">
        <p className="row">
          <b className="t4">{name}</b>
          {theme.roles[role]?.startsWith("#") && (
            <button
              type="button"
              className="th-reset"
              aria-label={words.resetOf(name)}
              onClick={() => onChange(undefined)}
            >
              {words.reset}
            </button>
          )}
        </p>
        {poor.length === 0 && closest && (
          <p className="t5 n">{words.good(ratioText(closest), placeOf(closest, role))}</p>
        )}
        {poor.map((pair) => (
          <p key={`${pair.front} ${pair.back}`} className="th-poor n">
            <Icon of={ContrastIcon} size={14} className="i" />
            {words.poor(ratioText(pair), placeOf(pair, role), pair.needed)}
          </p>
        ))}
        {readable && (
          <button
            type="button"
            className="btn line th-mend"
            aria-label={words.mendOf(name, readable)}
            onClick={() => onChange(readable)}
          >
            <i style={{ background: readable }} aria-hidden />
            {words.mend(readable)}
          </button>
        )}
      </div>
    </li>
  );
}

const marginOf = ({ ratio, needed }: ContrastPair) => ratio - needed;

/** Rounded down, so that it never looks sufficient. */
const ratioText = ({ ratio }: ContrastPair) => (Math.floor(ratio * 10) / 10).toFixed(1);

const placeOf = ({ front, back }: ContrastPair, role: ThemeRole) =>
  front === role ? words.onBack(THEME_ROLE_NAMES[back]) : words.underFront(THEME_ROLE_NAMES[front]);
