import { BULK_FEATURES } from "@/contract/studio/platform";
import { RichText } from "../content/rich-text/rich-text";
import type { BulkWish } from "./bulk-wish";
import { platformLabels } from "./labels";
import "../content/styles/content.css";

const words = platformLabels.bulk;
const TYPES = ["footer", "feature", "term"] as const;
const SLUGS = Object.keys(words.slugs) as (keyof typeof words.slugs)[];

interface BulkFormProps {
  wish: BulkWish;
  onChange: (wish: BulkWish) => void;
}

export function BulkForm({ wish, onChange }: BulkFormProps) {
  const set = (changes: Partial<BulkWish>) => onChange({ ...wish, ...changes });
  return (
    <div className="stack gap12">
      <p className="t4 soft">{words.hint}</p>
      <fieldset className="seg" aria-label={words.what}>
        {TYPES.map((type) => (
          <button key={type} type="button" aria-pressed={type === wish.type} onClick={() => set({ type })}>
            {words.types[type]}
          </button>
        ))}
      </fieldset>
      {wish.type === "footer" && (
        <label className="field">
          <span>{words.caution}</span>
          <input
            className="input"
            maxLength={200}
            value={wish.caution}
            onChange={({ target }) => set({ caution: target.value })}
          />
          <small className="t5">{words.noCaution}</small>
        </label>
      )}
      {wish.type === "feature" && <Feature wish={wish} set={set} />}
      {wish.type === "term" && <Term wish={wish} set={set} />}
      <label className="field">
        <span>{words.reason}</span>
        <input
          className="input"
          maxLength={200}
          value={wish.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        <small className="t5">{words.reasonHint}</small>
      </label>
    </div>
  );
}

interface PartProps {
  wish: BulkWish;
  set: (changes: Partial<BulkWish>) => void;
}

const Feature = ({ wish: { feature, isOn }, set }: PartProps) => (
  <div className="g2">
    <label className="field">
      <span>{words.feature}</span>
      <select
        className="input"
        value={feature}
        onChange={({ target }) =>
          set({ feature: BULK_FEATURES.find((each) => each === target.value) ?? feature })
        }
      >
        {BULK_FEATURES.map((each) => (
          <option key={each} value={each}>
            {words.features[each]}
          </option>
        ))}
      </select>
    </label>
    <fieldset className="seg pf-switch" aria-label={words.features[feature]}>
      <button type="button" aria-pressed={isOn} onClick={() => set({ isOn: true })}>
        {words.isOn}
      </button>
      <button type="button" aria-pressed={!isOn} onClick={() => set({ isOn: false })}>
        {words.isOff}
      </button>
    </fieldset>
  </div>
);

const Term = ({ wish: { slug, version, effectiveAt, contentHtml }, set }: PartProps) => (
  <>
    <div className="g2">
      <label className="field">
        <span>{words.slug}</span>
        <select className="input" value={slug} onChange={({ target }) => set({ slug: target.value })}>
          {SLUGS.map((each) => (
            <option key={each} value={each}>
              {words.slugs[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.version}</span>
        <input
          className="input"
          maxLength={40}
          value={version}
          onChange={({ target }) => set({ version: target.value })}
        />
      </label>
      <label className="field">
        <span>{words.effectiveAt}</span>
        <input
          type="date"
          className="input"
          value={effectiveAt}
          onChange={({ target }) => set({ effectiveAt: target.value })}
        />
      </label>
    </div>
    <RichText
      label={words.content}
      html={contentHtml}
      hasPictures={false}
      onChange={(html) => set({ contentHtml: html })}
    />
  </>
);
