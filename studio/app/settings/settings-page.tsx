import { Link } from "wouter";
import { DomainsPage } from "../domains/domains-page";
import { labels } from "../labels";
import { PeoplePage } from "../people/people-page";
import { SchedulePage } from "../schedule/schedule-page";
import { useClinic } from "../session/use-account";

const PARTS = ["schedule", "people", "domains"] as const;
const PAGES = { schedule: SchedulePage, people: PeoplePage, domains: DomainsPage };

/** What a clinic sets; which part stands in the address, the schedule without one. */
export function SettingsPage({ part }: { part: string | undefined }) {
  const clinic = useClinic();
  const shown = PARTS.find((each) => each === part) ?? "schedule";
  const Page = PAGES[shown];
  return (
    <main id="main" className="s-page">
      <nav className="seg set-parts" aria-label={labels.settings.parts}>
        {PARTS.map((each) => (
          <Link
            key={each}
            href={`/${clinic.id}/settings${each === "schedule" ? "" : `/${each}`}`}
            aria-current={each === shown ? "page" : undefined}
          >
            {labels.settings[each]}
          </Link>
        ))}
      </nav>
      <Page />
    </main>
  );
}
