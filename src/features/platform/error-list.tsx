import type { Overview } from "@/contract/tenant/overview";
import { platformLabels } from "@/labels/platform";
import { clinicTime } from "@/lib/clinic-time";

const { team: words } = platformLabels;

/** What failed within the last day, and how often; why is in the logs. */
export function ErrorList({ errors }: Pick<Overview, "errors">) {
  return (
    <section>
      <h2>{words.errorList}</h2>
      {errors.length === 0 ? (
        <p>{words.noErrors}</p>
      ) : (
        <ul className="pf-errors">
          {errors.map(({ source, partnerId, call, count, lastHour }) => (
            <li key={`${source} ${partnerId} ${call}`}>
              <span>
                {words.sources[source]} · {partnerId || words.everybody}
              </span>
              <code>{call}</code>
              <span>{words.errorOf(count, clinicTime(lastHour).clock.slice(0, 2))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
