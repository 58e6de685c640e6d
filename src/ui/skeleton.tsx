import { clsx } from "clsx";

/** The waiting shape of one piece of the real thing; size and place by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx("sheen rounded-s", className)} />;
}

/** The waiting shape of a product card. */
export function CardSkeleton() {
  return (
    <div aria-hidden className="grid gap-2.5">
      <Skeleton className="aspect-pic rounded-pic" />
      <Skeleton className="mt-1.5 h-5 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
