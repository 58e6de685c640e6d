import { contentLabels } from "../labels";
import type { Path } from "../paths";
import { fieldId, textOf, useForm } from "./form-context";
import { FieldNotes, Labelled } from "./labelled";

const words = contentLabels.fields;
const SHOWN = /^(\/media\/|https:\/\/)[^\s"'<>\\]+$/;

interface PictureFieldProps {
  label: string;
  hint?: string | undefined;
  /** Where the address lies, and where the words for those who do not see it; none: the field has no such words. */
  urlPath: Path;
  altPath?: Path | undefined;
  value: { url: string; alt?: string };
  /** Null takes the picture away, where the field may be without one. */
  onChange: (picture: { url: string; alt: string } | null) => void;
  isNullable?: boolean | undefined;
}

/** A picture by its address, with the words for those who do not see it. */
function PictureField({ label, hint, urlPath, altPath, value, onChange, isNullable }: PictureFieldProps) {
  const { url, alt = "" } = value;
  const change = (next: string) => onChange(next === "" && isNullable ? null : { url: next, alt });
  return (
    <Labelled label={label} path={urlPath} hint={hint}>
      <div className="cf-pic">
        <span className="cf-thumb" aria-hidden>
          {/* biome-ignore lint/performance/noImgElement: the studio is no Next app */}
          {SHOWN.test(url) && <img src={url} alt="" loading="lazy" />}
        </span>
        <div className="stack">
          <input
            id={fieldId(urlPath)}
            className="input"
            inputMode="url"
            placeholder="/media/…"
            value={url}
            onChange={({ target }) => change(target.value.trim())}
          />
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
    </Labelled>
  );
}

interface FieldValueProps {
  spec: { label: string; hint?: string; isNullable?: boolean };
  path: Path;
  value: unknown;
}

/** A field of `{ url, alt }`, or of null. */
export function WholePictureField({ spec, path, value }: FieldValueProps) {
  const { change } = useForm();
  const picture = (value ?? { url: "", alt: "" }) as { url: string; alt: string };
  return (
    <PictureField
      label={spec.label}
      hint={spec.hint}
      urlPath={[...path, "url"]}
      altPath={[...path, "alt"]}
      value={picture}
      isNullable={spec.isNullable}
      onChange={(next) => change(path, next)}
    />
  );
}

/** A field that is an address alone. */
export function ImageUrlField({ spec, path, value }: FieldValueProps) {
  const { change } = useForm();
  return (
    <PictureField
      label={spec.label}
      hint={spec.hint}
      urlPath={path}
      value={{ url: textOf(value) }}
      isNullable={spec.isNullable}
      onChange={(next) => change(path, next === null ? null : next.url)}
    />
  );
}
