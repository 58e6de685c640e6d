import { lazy, Suspense, useState } from "react";
import { focusFor, urlFor } from "../../media/crop-moves";
import { mediaLabels } from "../../media/labels";
import { Picture } from "../../media/picture";
import type { FieldBase } from "../forms/spec";
import { contentLabels } from "../labels";
import { type Path, valueAt } from "../paths";
import { fieldId, textOf, useForm } from "./form-context";
import { FieldNotes, Labelled } from "./labelled";

const words = contentLabels.fields;
const PickerDialog = lazy(async () => ({
  default: (await import("../../media/picker-dialog")).PickerDialog,
}));

interface PictureFieldProps {
  spec: FieldBase;
  /** Where the address lies, and where the words for those who do not see it; none: the field has no such words. */
  urlPath: Path;
  altPath?: Path | undefined;
  value: { url: string; alt?: string };
  /** Null takes the picture away, where the field may be without one. `focus`: of a picture that was chosen just now. */
  onChange: (picture: { url: string; alt: string; focus?: unknown } | null) => void;
}

/** A picture of the library, or by its address, with the words for those who do not see it. */
function PictureField({ spec, urlPath, altPath, value, onChange }: PictureFieldProps) {
  const { url, alt = "" } = value;
  const { label, hint, isNullable = false, shape = null } = spec;
  const [isPicking, setPicking] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const type = (next: string) => onChange(next === "" && isNullable ? null : { url: next, alt });
  const picker = mediaLabels.picker;
  return (
    <Labelled label={label} path={urlPath} hint={hint} isGroup>
      <div className="cf-pic">
        <span className="cf-thumb" aria-hidden>
          <Picture url={url} />
        </span>
        <div className="stack">
          <div className="row wrapit">
            <button
              type="button"
              id={fieldId(urlPath)}
              className="btn line"
              aria-label={`${label}: ${url ? picker.change : picker.open}`}
              onClick={() => setPicking(true)}
            >
              {url ? picker.change : picker.open}
            </button>
            {url !== "" && isNullable && (
              <button
                type="button"
                className="btn bare"
                aria-label={`${label}: ${picker.remove}`}
                onClick={() => onChange(null)}
              >
                {picker.remove}
              </button>
            )}
            <button
              type="button"
              className="btn bare"
              aria-expanded={isTyping}
              aria-label={`${label}: ${picker.address}`}
              onClick={() => setTyping(!isTyping)}
            >
              {picker.address}
            </button>
          </div>
          {isTyping && (
            <input
              className="input"
              inputMode="url"
              aria-label={picker.addressField(label)}
              placeholder="/media/…"
              value={url}
              onChange={({ target }) => type(target.value.trim())}
            />
          )}
          {altPath && url !== "" && (
            <>
              <input
                className="input"
                aria-label={`${label}: ${words.alt}`}
                placeholder={words.alt}
                maxLength={200}
                value={alt}
                onChange={({ target }) => onChange({ url, alt: target.value })}
              />
              <FieldNotes path={altPath} />
            </>
          )}
        </div>
      </div>
      <FieldNotes path={urlPath} />
      {isPicking && (
        <Suspense fallback={null}>
          <PickerDialog
            label={label}
            shape={shape}
            onPick={(media, cut) => {
              const used = urlFor(media, cut);
              onChange({ url: used, alt: media.alt, focus: focusFor(media, used) });
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </Labelled>
  );
}

interface FieldValueProps {
  spec: FieldBase;
  path: Path;
  value: unknown;
}

/** A field of `{ url, alt }`, or of null. */
export function WholePictureField({ spec, path, value }: FieldValueProps) {
  const { change } = useForm();
  return (
    <PictureField
      spec={spec}
      urlPath={[...path, "url"]}
      altPath={[...path, "alt"]}
      value={(value ?? { url: "", alt: "" }) as { url: string; alt: string }}
      onChange={(next) => change(path, next && { url: next.url, alt: next.alt })}
    />
  );
}

/** Fields beside an address that tell of the same picture. */
const ALT_FIELDS = ["alt", "imageAlt"];
const FOCUS_FIELD = "imageFocus";

/** A field that is an address alone; a chosen picture brings its words and its focus to the fields beside it. */
export function ImageUrlField({ spec, path, value }: FieldValueProps) {
  const { body, change } = useForm();
  const parent = path.slice(0, -1);
  const beside = (valueAt(body, parent) ?? {}) as Record<string, unknown>;
  return (
    <PictureField
      spec={spec}
      urlPath={path}
      value={{ url: textOf(value) }}
      onChange={(next) => {
        change(path, next?.url ?? null);
        if (next?.focus === undefined) return;
        if (FOCUS_FIELD in beside) change([...parent, FOCUS_FIELD], next.focus);
        const alt = ALT_FIELDS.find((name) => name in beside);
        if (alt) change([...parent, alt], next.alt);
      }}
    />
  );
}
