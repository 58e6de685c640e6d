import { clsx } from "clsx";
import { useWords } from "../data/use-words";

/** Two pixels for each of the steps; the ones reached are filled. */
export function ProgressBar({ step, count }: { step: number; count: number }) {
  const { progress } = useWords();
  return (
    <div
      role="progressbar"
      aria-label={progress}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={step}
      className="mx-auto grid max-w-160 auto-cols-fr grid-flow-col gap-1 px-gutter"
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
        <span key={each} className={clsx("h-0.5", each <= step ? "bg-accent" : "bg-gray-200")} />
      ))}
    </div>
  );
}
