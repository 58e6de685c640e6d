import type { Theme } from "@/contract/tenant/theme";
import { previewLabels } from "@/labels/preview";
import { CopyText } from "./copy-text";
import { editTheme, shownValue, type ThemeEdits, type ThemeValue, themeJson } from "./theme-edits";
import { ThemeFieldRow } from "./theme-field-row";
import { THEME_FIELDS, THEME_GROUPS, type ThemeGroup } from "./theme-fields";

const { theme: words } = previewLabels;
const JSON_ROWS = 6;

interface ThemeEditorProps {
  theme: Theme;
  edits: ThemeEdits;
  onEdit: (path: string, value: ThemeValue) => void;
  onReset: () => void;
}

/** Every value of the theme that can be tried on the page, and the theme to take along. */
export function ThemeEditor({ theme, edits, onEdit, onReset }: ThemeEditorProps) {
  const edited = editTheme(theme, edits);
  const count = Object.keys(edits).length;
  const json = themeJson(edited);
  return (
    <>
      <p className="pv-note">{words.note}</p>
      <p className="pv-row">
        <span>{words.edited(count)}</span>
        <button type="button" className="pv-button" disabled={count === 0} onClick={onReset}>
          {words.reset}
        </button>
        <a
          className="pv-button"
          download="theme.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
        >
          {words.download}
        </a>
      </p>
      {THEME_GROUPS.map((group) => (
        <details key={group} open={group === "roles"}>
          <summary>{words.groups[group]}</summary>
          <div className="pv-fields">
            {fieldsOf(group).map((field) => (
              <ThemeFieldRow
                key={field.path}
                field={field}
                value={shownValue(edited, field)}
                isEdited={Object.hasOwn(edits, field.path)}
                onEdit={onEdit}
              />
            ))}
          </div>
        </details>
      ))}
      <CopyText label={words.json} text={json} rows={JSON_ROWS} />
    </>
  );
}

const fieldsOf = (group: ThemeGroup) => THEME_FIELDS.filter((field) => field.group === group);
