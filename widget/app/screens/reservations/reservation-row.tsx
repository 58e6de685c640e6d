import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { widgetLabels } from "@/labels/widget";
import { Badge } from "@/ui/badge";
import { Icon } from "@/ui/icon";
import { whenShort } from "../../lib/when";
import { optionTitle } from "../../parts/option-line";
import { Receipt } from "../../parts/receipt";

const { reservations: words } = widgetLabels;
const TONES = { waiting: "warm", confirmed: "leaf", canceled: "soft", completed: "soft" } as const;

/** One reservation on one row; a tap unfolds all of it. */
export function ReservationRow({ reservation }: { reservation: Reservation }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full grid-cols-[1fr_24px] items-start gap-3 py-4 text-left"
      >
        <span className="grid gap-1">
          <span className="flex items-center gap-2">
            <span className="text-h5 tabular-nums">{whenShort(reservation.reservedAt)}</span>
            <Badge tone={TONES[reservation.status]}>{words.statuses[reservation.status]}</Badge>
          </span>
          <span className="text-b5 text-ink-2">{contentOf(reservation)}</span>
        </span>
        <Icon of={ChevronDownIcon} className={clsx("mt-1", isOpen && "rotate-180")} />
      </button>
      <div id={id} hidden={!isOpen} className="pb-4">
        {isOpen && <Receipt reservation={reservation} />}
      </div>
    </li>
  );
}

function contentOf({ kind, purpose, reservationProductOptions }: Reservation): string {
  const [first, ...rest] = reservationProductOptions;
  if (!first) return purpose ?? words.kinds[kind];
  const title = optionTitle({ productName: first.productName, option: first });
  return rest.length > 0 ? words.moreOptions(title, rest.length) : title;
}
