import { BookingButton } from "@/blocks/booking/booking-button";
import type { HomeBlockProps } from "./home-block-props";

/** What law shows to signed-in people alone, and the way to sign in. */
export function MemberGateBlock({ block, tenant }: HomeBlockProps<"memberGate">) {
  if (!tenant.homepageConfig.useWidget) return null;
  return (
    <section className="wrap mt-section">
      <div className="grid gap-5 rounded-l bg-ground-2 px-6 py-8 @min-[760px]/col:grid-cols-[1fr_auto] @min-[760px]/col:items-center @min-[760px]/col:gap-12 @min-[760px]/col:px-12 @min-[760px]/col:py-10">
        <div>
          <h2 className="text-h3">{block.title}</h2>
          <p className="mt-1.5 text-b5 text-ink-2">{block.description}</p>
        </div>
        <BookingButton screen={{ screen: "signIn" }} look="line">
          {block.buttonText}
        </BookingButton>
      </div>
    </section>
  );
}
