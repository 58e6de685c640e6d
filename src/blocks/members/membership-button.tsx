"use client";

import { BookingButton } from "@/blocks/booking/booking-button";
import { resultsLabels } from "@/labels/results";
import { useVisitor } from "@/state/use-visitor";

/** The way to what is for members: a stranger signs in, a guest becomes a member. */
export function MembershipButton({ children }: { children: string }) {
  const isGuest = useVisitor() === "guest";
  return (
    <BookingButton screen={{ screen: isGuest ? "profile" : "signIn" }} look="line">
      {isGuest ? resultsLabels.becomeMember : children}
    </BookingButton>
  );
}
