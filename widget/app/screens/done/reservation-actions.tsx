import CalendarPlusIcon from "@lucide/icons/icons/calendar-plus";
import MapPinIcon from "@lucide/icons/icons/map-pin";
import ShareIcon from "@lucide/icons/icons/share";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { widgetLabels } from "@/labels/widget";
import { buttonClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { whenShort } from "../../lib/when";
import { useRuntime } from "../../runtime/runtime-context";
import { mapLinks } from "./map-links";
import { saveCalendarFile } from "./save-calendar-file";
import { shareText } from "./share-text";

const { done: words } = widgetLabels;

/** Add to calendar, directions, share. */
export function ReservationActions({ reservation }: { reservation: Reservation }) {
  const { boot, showToast } = useRuntime();
  const [isMapOpen, setMapOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // They open at the foot of the screen, where the buttons would hide them.
  useEffect(() => {
    if (isMapOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isMapOpen]);
  const maps = mapLinks(boot.partner);
  const addToCalendar = () => saveCalendarFile(reservation).catch(() => showToast(words.calendarFailed));
  const share = async () => {
    const text = words.shareText(
      reservation.partnerName,
      whenShort(reservation.reservedAt),
      reservation.reservationNumber,
    );
    const outcome = await shareText(text);
    if (outcome === "copied") showToast(words.copied, "success");
    if (outcome === "failed") showToast(words.shareFailed);
  };
  return (
    <>
      <div className="mt-4 grid auto-cols-fr grid-flow-col divide-x divide-line">
        <Action icon={CalendarPlusIcon} onClick={addToCalendar}>
          {words.addToCalendar}
        </Action>
        {maps.length > 0 && (
          <Action
            icon={MapPinIcon}
            aria-expanded={isMapOpen}
            aria-controls={id}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            {words.directions}
          </Action>
        )}
        <Action icon={ShareIcon} onClick={share}>
          {words.share}
        </Action>
      </div>
      <ul ref={list} id={id} hidden={!isMapOpen} className="mt-2 flex scroll-mb-40 flex-wrap gap-2">
        {maps.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ look: "line", size: "small" })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ActionProps extends ComponentProps<"button"> {
  icon: ComponentProps<typeof Icon>["of"];
}

function Action({ icon, children, ...rest }: ActionProps) {
  return (
    <button
      type="button"
      className="grid justify-items-center gap-2 py-3.5 text-label4 hover:bg-accent-soft"
      {...rest}
    >
      <Icon of={icon} />
      {children}
    </button>
  );
}
