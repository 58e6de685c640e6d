import { BookButton } from "@/blocks/booking/book-button";
import { buttonClass } from "@/ui/button";

/** On a phone the booking button stays at the foot of the window until the page ends. */
export function LandingDock({ bookText }: { bookText: string }) {
  return (
    <div className="-mb-section sticky bottom-0 z-dock border-line border-t bg-ground px-gutter py-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] @min-[760px]/col:hidden">
      <BookButton screen={{ screen: "visit" }} className={buttonClass({ size: "large", isWide: true })}>
        {bookText}
      </BookButton>
    </div>
  );
}
