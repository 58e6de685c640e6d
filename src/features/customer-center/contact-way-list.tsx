import { ContactWayIcon, ContactWayLink } from "./contact-way-link";
import type { ContactWay } from "./contact-ways";

/** The ways on, one a row. */
export function ContactWayList({ ways }: { ways: readonly Omit<ContactWay, "channel">[] }) {
  return (
    <ul className="border-line-strong border-t">
      {ways.map(({ title, hint, ...way }) => (
        <li key={title} className="border-line border-b">
          <ContactWayLink
            way={way}
            className="group grid w-full grid-cols-[1fr_auto] items-center gap-x-6 py-5 text-left @min-[760px]/col:grid-cols-[200px_1fr_auto]"
          >
            <span className="col-start-1 row-start-1 text-d3 transition-transform duration-place @min-[760px]/col:group-hover:translate-x-2">
              {title}
            </span>
            <span className="col-start-1 row-start-2 text-b5 text-ink-2 tabular-nums @min-[760px]/col:col-start-2 @min-[760px]/col:row-start-1">
              {hint}
            </span>
            <ContactWayIcon
              copies={way.copyText !== null}
              className="col-start-2 row-span-2 row-start-1 text-ink-3 @min-[760px]/col:col-start-3 @min-[760px]/col:row-span-1"
            />
          </ContactWayLink>
        </li>
      ))}
    </ul>
  );
}
