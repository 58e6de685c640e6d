import type { ReactNode } from "react";
import { StepFooter } from "@/ui/booking-step";
import { useWords } from "../data/use-words";
import { TopBar } from "./top-bar";

interface SubScreenProps {
  title: string;
  onBack: () => void;
  /** What sticks to the lower edge: the one button, and what it is about. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen that does one thing and leads back: bar above, button below. */
export function SubScreen({ title, onBack, footer, children }: SubScreenProps) {
  const words = useWords();
  return (
    <>
      <header className="sticky top-0 z-header bg-inherit shadow-[inset_0_-1px_var(--line)]">
        <TopBar title={title} onBack={onBack} />
      </header>
      <main aria-label={words.title} className="mx-auto w-full max-w-160 flex-1 px-gutter pt-7 pb-8">
        {children}
      </main>
      {footer && <StepFooter>{footer}</StepFooter>}
    </>
  );
}
