import type { ReactNode } from "react";

/** Facts as label and value, one on a row. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="border-line-strong border-t">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[96px_1fr] gap-3 border-line border-b py-3.5">
          <dt className="pt-px text-b5 text-ink-3">{label}</dt>
          <dd className="text-label2 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
