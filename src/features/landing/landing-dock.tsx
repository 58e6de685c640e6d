import { BookingButton } from "@/blocks/booking/booking-button";

/** On a phone the booking button stays at the foot of the window until the page ends. */
export function LandingDock({ bookText }: { bookText: string }) {
  return (
    <div className="-mb-section sticky bottom-0 z-dock border-line border-t bg-ground px-gutter py-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] @min-[760px]/col:hidden">
      <BookingButton screen={{ screen: "visit" }} size="large" isWide>
        {bookText}
      </BookingButton>
    </div>
  );
}
