import { previewLabels } from "@/labels/preview";
import type { Changes } from "./describe-changes";

const { changes: words } = previewLabels;

/** How the draft differs from what is live. */
export function ChangeList({ changes: { wasLive, list, more } }: { changes: Changes }) {
  return (
    <>
      {!wasLive && <p className="pv-note">{words.neverLive}</p>}
      {list.length === 0 ? (
        wasLive && <p className="pv-note">{words.none}</p>
      ) : (
        <dl className="pv-changes">
          {list.map(({ path, section, from, to }) => (
            <div key={path}>
              <dt>
                <span className="pv-section">{section}</span> <code>{path}</code>
              </dt>
              <dd>
                <span className="sr-only">{words.from}: </span>
                <del>{from}</del>
                <span aria-hidden> → </span>
                <span className="sr-only">{words.to}: </span>
                <ins>{to}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more > 0 && <p className="pv-note">{words.more(more)}</p>}
    </>
  );
}
