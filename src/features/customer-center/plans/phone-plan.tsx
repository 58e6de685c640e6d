import PhoneIcon from "@lucide/icons/icons/phone";
import { OpenStateText } from "@/blocks/opening-hours/open-state-text";
import { customerCenterLabels as labels } from "@/labels/customer-center";
import { ButtonLink } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { ContactWayIcon } from "../contact-way-link";
import type { CenterOpening } from "../load-opening";
import { openingWays } from "./opening-ways";

/** One column on the page's own ground: the number in large, the other ways a line each. */
export function PhonePlan({ opening }: { opening: CenterOpening }) {
  const { openState, lunch, phone } = opening;
  return (
    <div className="max-w-[560px]">
      {(phone || openState) && (
        <section aria-label={labels.byPhone} className="grid justify-items-start gap-1.5">
          {openState && <OpenStateText {...openState} />}
          {lunch && <p className="text-b5 text-ink-2 tabular-nums">{lunch}</p>}
          {phone?.href && (
            <>
              <a href={phone.href} className="mt-3 text-d1 tabular-nums">
                {phone.hint}
              </a>
              <ButtonLink href={phone.href} size="tall" className="mt-4 justify-self-stretch">
                <Icon of={PhoneIcon} />
                {labels.call}
              </ButtonLink>
            </>
          )}
        </section>
      )}
      <ul className="mt-10 border-line-strong border-t">
        {openingWays(opening).map(({ key, title, hint, copies = false, wrap }) => (
          <li key={key} className="border-line border-b">
            {wrap(
              "grid w-full min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 py-4 text-left",
              <>
                <span>
                  <b className="block text-h4">{title}</b>
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
