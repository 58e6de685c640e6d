"use client";

import { failedPageLabels as words } from "@/labels/layout/failed-page";
import { useSite } from "@/state/site";
import { Button, ButtonLink } from "@/ui/button";

/** Something could not be loaded: what to do next, and whom to call. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { phone } = useSite();
  return (
    <div className="wrap py-16 md:py-30">
      <h1 className="text-d1">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-2">{words.description}</p>
      <div className="mt-8 flex flex-wrap gap-2">
        <Button onClick={onRetry}>{words.retry}</Button>
        {phone && (
          <ButtonLink href={phone.href} look="line" className="tabular-nums">
            {words.call(phone.text)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
