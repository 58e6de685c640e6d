"use client";

import { BookButton } from "@/blocks/booking/book-button";
import { membershipLabels } from "@/labels/membership";
import { useVisitor } from "@/state/use-visitor";
import { buttonClass } from "@/ui/button";

/** The way to what is for members: a stranger signs in, a guest becomes a member. */
export function MembershipButton({ children }: { children: string }) {
  const isGuest = useVisitor() === "guest";
  return (
    <BookButton screen={{ screen: isGuest ? "profile" : "signIn" }} className={buttonClass({ look: "line" })}>
      {isGuest ? membershipLabels.becomeMember : children}
    </BookButton>
  );
}
