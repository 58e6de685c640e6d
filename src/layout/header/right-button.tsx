import { clsx } from "clsx";
import { BookButton } from "@/blocks/booking/book-button";
import { SafeLink } from "@/blocks/link/safe-link";
import type { HeaderRightButton } from "@/contract/tenant/layout";
import { safeLink } from "@/lib/safe-href";

const LOOKS = {
  text: "min-h-11 underline decoration-1 underline-offset-[6px] px-3",
  fill: "ml-2 h-10 rounded-btn bg-accent px-[18px] text-on-accent hover:bg-accent-hover touch-44",
  line: "ml-2 h-10 rounded-btn px-[18px] shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-accent-soft touch-44",
};

interface RightButtonProps {
  button: HeaderRightButton;
  className?: string;
}

/** Spec §2: with a url a link, else it opens the widget at visit or treatment. On phones the floating button does this. */
export function RightButton({ button, className: place }: RightButtonProps) {
  const { buttonText, buttonType, buttonUrl, useWidget } = button;
  const isPhone = buttonUrl?.startsWith("tel:") ?? false;
  const className = clsx(
    place,
    "relative flex shrink-0 items-center whitespace-nowrap max-md:hidden @max-[25rem]/col:hidden",
    isPhone ? "min-h-11 px-3 text-label2 tabular-nums" : `text-label3 ${LOOKS[buttonType]}`,
  );
  if (buttonUrl && safeLink(buttonUrl)) {
    return (
      <SafeLink href={buttonUrl} className={className}>
        {buttonText}
      </SafeLink>
    );
  }
  return (
    <BookButton screen={{ screen: useWidget }} className={className}>
      {buttonText}
    </BookButton>
  );
}
