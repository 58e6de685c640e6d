"use client";

import { bookingLabels } from "@/labels/layout/booking";
import { bookingFallbackLabels } from "@/labels/layout/booking-fallback";
import { useSite } from "@/state/site";
import { Button, ButtonLink } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

interface WidgetFallbackProps {
  onClose: () => void;
  onRetry: () => void;
}

/** The widget did not come: the clinic can still be reached. */
export function WidgetFallback({ onClose, onRetry }: WidgetFallbackProps) {
  const { phone, kakaoTalkUrl } = useSite();
  return (
    <Dialog isOpen onClose={onClose} title={bookingLabels.failed} place="narrow">
      <div className="grid gap-2 px-5 pb-5">
        <p className="mb-4 text-b5 text-ink-2">{bookingFallbackLabels.hint}</p>
        {phone && (
          <ButtonLink href={phone.href} isWide>
            {bookingLabels.call(phone.text)}
          </ButtonLink>
        )}
        {kakaoTalkUrl && (
          <ButtonLink href={kakaoTalkUrl} target="_blank" rel="noopener noreferrer" look="line" isWide>
            {bookingFallbackLabels.kakaoTalk}
          </ButtonLink>
        )}
        <Button look="line" isWide onClick={onRetry}>
          {bookingFallbackLabels.retry}
        </Button>
      </div>
    </Dialog>
  );
}
