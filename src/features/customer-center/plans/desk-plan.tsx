import PhoneIcon from "@lucide/icons/icons/phone";
import { OpenStateText } from "@/blocks/opening-hours/open-state-text";
import { customerCenterLabels as labels } from "@/labels/customer-center";
import { Icon } from "@/ui/icon";
import { ContactWayIcon } from "../contact-way-link";
import type { CenterOpening } from "../load-opening";
import { openingWays } from "./opening-ways";

/** State, number and call on a dark sheet; the other ways on tiles beside it. */
export function DeskPlan({ opening }: { opening: CenterOpening }) {
  const { openState, lunch, phone } = opening;
  const ways = openingWays(opening);
  return (
    <div className="grid gap-3 @min-[900px]/col:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @min-[900px]/col:gap-5">
      {(phone || openState) && (
        <section
          aria-label={labels.byPhone}
          className="flex flex-col items-start gap-1.5 rounded-l bg-primary-800 px-6 [--focus:var(--gray-0)] py-7 text-gray-0 @min-[900px]/col:px-10 @min-[900px]/col:py-9"
        >
          {openState && <OpenStateText {...openState} className="text-gray-0!" />}
          {lunch && <p className="text-b5 text-primary-200 tabular-nums">{lunch}</p>}
          {phone?.href && (
            <>
              <a href={phone.href} className="mt-2.5 text-d1 tabular-nums">
                {phone.hint}
              </a>
              <a
                href={phone.href}
                className="mt-4 inline-flex min-h-14 items-center justify-center gap-2 self-stretch rounded-btn bg-gray-0 px-6 text-button2 text-primary-800 hover:bg-primary-100 @min-[900px]/col:self-start"
              >
                <Icon of={PhoneIcon} />
                {labels.call}
              </a>
            </>
          )}
        </section>
      )}
      <ul className="grid gap-3 @min-[900px]/col:grid-cols-2 @min-[900px]/col:gap-5">
        {ways.map(({ key, icon, title, hint, copies = false, wrap }) => (
          <li key={key} className="grid">
            {wrap(
              "grid w-full min-h-21 grid-cols-[44px_1fr_20px] items-center gap-3.5 rounded-l bg-tile px-5 py-4 text-left transition-colors duration-colour hover:bg-primary-100",
              <>
                <span className="grid size-11 place-items-center rounded-m bg-surface text-accent-ink">
                  <Icon of={icon} />
                </span>
                <span className="min-w-0">
                  <b className="block text-h5">{title}</b>
                  <span className="block text-b5 text-ink-2 tabular-nums">{hint}</span>
                </span>
                <ContactWayIcon copies={copies} className="text-ink-3" />
              </>,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
