import { Dialog } from "../ui/dialog";
import { KeyChoice } from "./key-choice";
import { KEY_GROUPS, keyLabels } from "./labels";

/** Every key of the studio, screen by screen. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const foot = (
    <button type="button" className="btn line h40 end" onClick={onClose}>
      {keyLabels.close}
    </button>
  );
  return (
    <Dialog title={keyLabels.title} onClose={onClose} isWide foot={foot}>
      <div className="key-groups">
        {KEY_GROUPS.map(({ screen, keys }) => (
          <section key={screen}>
            <h3 className="t3">{screen}</h3>
            <dl>
              {keys.map(([caps, does]) => (
                <div key={does}>
                  <dt>
                    {caps.split(" ").map((cap) => (
                      <kbd key={cap}>{cap}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <KeyChoice />
    </Dialog>
  );
}
