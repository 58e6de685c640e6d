import { domainToUnicode } from "node:url";
import type { OverviewPartner } from "@/contract/tenant/overview";
import { platformLabels } from "@/labels/platform";
import { clinicTime } from "@/lib/clinic-time";
import { formatFileSize } from "@/lib/file-size";
import { originOf } from "@/tenancy/origin";

const { team: words } = platformLabels;
const DIGEST_SHOWN = 7;

/** One partner: its domains and their state, what is live of it and what may be. */
export function PartnerRow({ partner }: { partner: OverviewPartner }) {
  const { id, displayName, deployStatus, hosts, draft, digest } = partner;
  return (
    <li>
      <h3>
        {displayName} <code>{id}</code> <span data-state={deployStatus}>{words.states[deployStatus]}</span>
      </h3>
      <dl>
        <div className="pf-hosts">
          <dt>{words.domains}</dt>
          {hosts.map(({ host, isPrimary, state, reason }) => (
            <dd key={host}>
              <a href={originOf(host)}>{domainToUnicode(host)}</a> {isPrimary ? words.primary : words.alias}{" "}
              {state !== "live" && (
                <span data-state="bad">
                  {words.domainStates[state]}
                  {reason && ` (${reason})`}
                </span>
              )}
            </dd>
          ))}
        </div>
        <div>
          <dt>{words.version}</dt>
          <dd>
            {words.versionOf(
              partner.version === null ? digest.slice(0, DIGEST_SHOWN) : String(partner.version),
              momentOf(partner.publishedAt),
            )}
          </dd>
        </div>
        <div>
          <dt>{words.draft}</dt>
          {draft ? (
            <dd>
              {draft.digest === digest
                ? words.sameAsLive
                : words.draftOf(momentOf(draft.publishedAt), draft.publishedBy)}{" "}
              <a href={`/previews/${id}`}>{words.preview}</a>
            </dd>
          ) : (
            <dd>{words.noDraft}</dd>
          )}
        </div>
        <div>
          <dt>{words.size}</dt>
          <dd>{formatFileSize(partner.itemBytes)}</dd>
        </div>
        <div>
          <dt>{words.errors}</dt>
          <dd data-state={partner.errorCount > 0 ? "bad" : undefined}>{partner.errorCount}</dd>
        </div>
      </dl>
    </li>
  );
}

/** `2026-11-20 15:30`, as the clinic's clock shows it. */
function momentOf(instant: string): string {
  const { date, clock } = clinicTime(instant);
  return `${date} ${clock}`;
}
