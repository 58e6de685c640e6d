import PhoneIcon from "@lucide/icons/icons/phone";
import { OpenStateText } from "@/blocks/opening-hours/open-state-text";
import { customerCenterLabels as labels } from "@/labels/customer-center";
import { ButtonLink } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { ContactWayIcon } from "../contact-way-link";
import type { CenterOpening } from "../load-opening";
import { openingWays } from "./opening-ways";

/** State, number and call on a tinted ground; the other ways as lines beside them. */
export function ReceptionPlan({ opening }: { opening: CenterOpening }) {
  const { openState, lunch, phone } = opening;
  return (
    <div className="grid gap-10 @min-[760px]/col:grid-cols-[5fr_7fr] @min-[760px]/col:gap-14">
      {(phone || openState) && (
        <section
          aria-label={labels.byPhone}
          className="grid content-center justify-items-start gap-1.5 bg-ground-2 px-6 py-8 @min-[760px]/col:px-9"
        >
          {openState && <OpenStateText {...openState} />}
          {lunch && <p className="text-b5 text-ink-2 tabular-nums">{lunch}</p>}
          {phone?.href && (
            <>
              <a href={phone.href} className="mt-3 whitespace-nowrap text-d1 tabular-nums">
                {phone.hint}
              </a>
              <ButtonLink href={phone.href} size="tall" className="mt-5">
                <Icon of={PhoneIcon} />
                {labels.call}
              </ButtonLink>
            </>
          )}
        </section>
      )}
      <ul className="border-line-strong border-t">
        {openingWays(opening).map(({ key, title, hint, copies = false, wrap }) => (
          <li key={key} className="border-line border-b">
            {wrap(
              "grid min-h-20 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-4 text-left hover:[&_.title]:underline @min-[1000px]/col:grid-cols-[120px_minmax(0,1fr)_auto]",
              <>
                <b className="title text-h5 underline-offset-4">{title}</b>
                <span className="text-b5 text-ink-2 tabular-nums @max-[999px]/col:row-start-2">{hint}</span>
                <ContactWayIcon
                  copies={copies}
                  className="text-ink-3 @max-[999px]/col:row-span-2 @max-[999px]/col:row-start-1"
                />
              </>,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
