import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { SafeLink } from "@/blocks/link/safe-link";
import { uiLabels } from "@/labels/ui";
import { Icon } from "@/ui/icon";
import type { ContactWay } from "./contact-ways";

/** The ways on, one a row. */
export function ContactWayList({ ways }: { ways: readonly Omit<ContactWay, "channel">[] }) {
  return (
    <ul className="border-line-strong border-t">
      {ways.map(({ title, hint, href }) => (
        <li key={title} className="border-line border-b">
          <SafeLink
            href={href ?? ""}
            className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-5 @min-[760px]/col:grid-cols-[200px_1fr_auto]"
          >
            <span className="col-start-1 row-start-1 text-d3 transition-transform duration-place ease-house @min-[760px]/col:group-[[href]:hover]:translate-x-2">
              {title}
              {href?.startsWith("https:") && <span className="sr-only">{uiLabels.newWindow}</span>}
            </span>
            <span className="col-start-1 row-start-2 text-b5 text-ink-2 tabular-nums @min-[760px]/col:col-start-2 @min-[760px]/col:row-start-1">
              {hint}
            </span>
            {href && (
              <Icon
                of={ChevronRightIcon}
                className="col-start-2 row-span-2 row-start-1 text-ink-3 @min-[760px]/col:col-start-3 @min-[760px]/col:row-span-1"
              />
            )}
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}
