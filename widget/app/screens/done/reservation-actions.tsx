import MapPinIcon from "@lucide/icons/icons/map-pin";
import PhoneIcon from "@lucide/icons/icons/phone";
import ShareIcon from "@lucide/icons/icons/share";
import { useEffect, useId, useRef, useState } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { telHref } from "@/lib/phone";
import { buttonClass } from "@/ui/button";
import { useAllWords } from "../../data/use-all-words";
import { whenShort } from "../../lib/when";
import { ActionButton, ActionLink } from "../../parts/action";
import { useRuntime } from "../../runtime/runtime-context";
import { CalendarLink } from "./calendar-link";
import { mapLinks } from "./map-links";
import { copyText, shareText } from "./share-text";

interface ReservationActionsProps {
  reservation: Reservation;
  /** What stands third. */
  last: "share" | "call";
}

/** Add to calendar, directions or the address, and a third. */
export function ReservationActions({ reservation, last }: ReservationActionsProps) {
  const { done: words } = useAllWords();
  const { boot } = useRuntime();
  const [isMapOpen, setMapOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // They open at the foot of the screen, where the buttons would hide them.
  useEffect(() => {
    if (isMapOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isMapOpen]);
  const maps = mapLinks(boot.partner, words.maps);
  const tel = boot.partner.partnerTel;
  return (
    <>
      <div className="mt-4 grid auto-cols-fr grid-flow-col divide-x divide-line">
        <CalendarLink reservation={reservation} />
        {maps.length > 0 ? (
          <ActionButton
            icon={MapPinIcon}
            aria-expanded={isMapOpen}
            aria-controls={id}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            {words.directions}
          </ActionButton>
        ) : (
          <CopyAddress address={reservation.partnerAddress} />
        )}
        {last === "share" && <Share reservation={reservation} />}
        {last === "call" && tel && (
          <ActionLink icon={PhoneIcon} href={telHref(tel)}>
            {words.call}
          </ActionLink>
        )}
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

function CopyAddress({ address }: { address: string }) {
  const { done: words } = useAllWords();
  const { showToast } = useRuntime();
  if (!address) return null;
  const copy = async () => {
    const isCopied = await copyText(address);
    showToast(isCopied ? words.addressCopied : words.addressNotCopied, isCopied ? "success" : "info");
  };
  return (
    <ActionButton icon={MapPinIcon} onClick={copy}>
      {words.copyAddress}
    </ActionButton>
  );
}

function Share({
  reservation: { partnerName, reservedAt, reservationNumber },
}: {
  reservation: Reservation;
}) {
  const { done: words, date } = useAllWords();
  const { showToast } = useRuntime();
  const share = async () => {
    const text = words.shareText(partnerName, whenShort(reservedAt, date), reservationNumber);
    const outcome = await shareText(text);
    if (outcome === "copied") showToast(words.copied, "success");
    if (outcome === "failed") showToast(words.shareFailed);
  };
  return (
    <ActionButton icon={ShareIcon} onClick={share}>
      {words.share}
    </ActionButton>
  );
}
