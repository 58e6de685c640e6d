"use client";

import { BookButton } from "@/blocks/booking/book-button";
import { resultsLabels } from "@/labels/results";
import { useVisitor } from "@/state/use-visitor";
import { buttonClass } from "@/ui/button";

/** The way to what is for members: a stranger signs in, a guest becomes a member. */
export function MembershipButton({ children }: { children: string }) {
  const isGuest = useVisitor() === "guest";
  return (
    <BookButton screen={{ screen: isGuest ? "profile" : "signIn" }} className={buttonClass({ look: "line" })}>
      {isGuest ? resultsLabels.becomeMember : children}
    </BookButton>
  );
}
