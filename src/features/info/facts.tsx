import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Fact {
  label: string;
  lines: readonly ReactNode[];
}

/** What is known, as label and value; what is not known has no row. Paired: two in a row where there is room. */
export function Facts({ facts, isPaired = false }: { facts: readonly Fact[]; isPaired?: boolean }) {
  return (
    <dl
      className={clsx(
        "border-line-strong border-t",
        isPaired && "@min-[760px]/col:grid @min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-x-12",
      )}
    >
      {facts
        .filter(({ lines }) => lines.length > 0)
        .map(({ label, lines }) => (
          <div
            key={label}
            className="grid grid-cols-[88px_1fr] gap-4 border-line border-b py-4 @min-[760px]/col:grid-cols-[104px_1fr]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="grid gap-1">
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
                <span key={index}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A text as the lines of a fact: none where there is none. */
export const lineOf = (text: string | null): string[] => (text ? [text] : []);

export function PhoneLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="touch-44 relative tabular-nums underline-offset-4 hover:underline">
      {children}
    </a>
  );
}
