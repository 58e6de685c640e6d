import { BookButton } from "@/blocks/booking/book-button";
import { Lines } from "@/blocks/lines/lines";
import { SiteLink } from "@/blocks/link/site-link";
import { landingLabels } from "@/labels/landing";
import { buttonClass, moreLinkClass } from "@/ui/button";

interface LandingClosingProps {
  title: string;
  description: string;
  bookText: string;
}

/** The page's last word: what it is about once more, and the button. */
export function LandingClosing({ title, description, bookText }: LandingClosingProps) {
  return (
    <section className="mt-section bg-ground-2 py-[calc(var(--section)*.7)] @min-[760px]/col:-mb-section">
      <div className="wrap">
        <h2 className="text-d2">
          <Lines text={title} />
        </h2>
        {description && <p className="mt-3 max-w-prose text-ink-2">{description}</p>}
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
          <BookButton screen={{ screen: "visit" }} className={buttonClass({ size: "tall" })}>
            {bookText}
          </BookButton>
          <SiteLink href="/" className={moreLinkClass}>
            {landingLabels.toHome}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
