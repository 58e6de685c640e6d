import { useId } from "react";
import { mediaLabels } from "./labels";
import type { MediaForm } from "./use-media-form";

/** The name of a picture and what it says to those who do not see it. */
export function MediaFields({ edit }: { edit: MediaForm }) {
  const id = useId();
  const { form, change, altError } = edit;
  const { name, alt, isDecoration } = form;
  return (
    <>
      <div className="cf">
        <label className="lab" htmlFor={`${id}-name`}>
          {mediaLabels.name}
        </label>
        <input
          id={`${id}-name`}
          className="input"
          required
          maxLength={80}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <div className="cf">
        <label className="lab" htmlFor={`${id}-alt`}>
          {mediaLabels.alt}{" "}
          {!isDecoration && !alt.trim() && <span className="tag warn">{mediaLabels.altNeeded}</span>}
        </label>
        <textarea
          id={`${id}-alt`}
          className="input"
          rows={2}
          maxLength={200}
          disabled={isDecoration}
          aria-describedby={`${id}-hint`}
          aria-invalid={altError !== null}
          value={alt}
          onChange={({ target }) => change({ alt: target.value })}
        />
        <p className="hint" id={`${id}-hint`}>
          {altError ? <span className="md-bad">{altError}</span> : mediaLabels.altHint}
        </p>
        <label className="cf-flag">
          <input
            type="checkbox"
            checked={isDecoration}
            onChange={({ target }) => change({ isDecoration: target.checked })}
          />
          {mediaLabels.decoration}
        </label>
      </div>
    </>
  );
}
