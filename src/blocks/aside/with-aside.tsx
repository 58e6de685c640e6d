import type { ReactNode } from "react";

interface WithAsideProps {
  /** Null: the column is the words' alone. */
  aside: ReactNode | null;
  children: ReactNode;
}

/** What is read or written, at the width of a line, with what else helps beside it; below it in a narrow column. */
export function WithAside({ aside, children }: WithAsideProps) {
  if (aside === null) return children;
  return (
    <div className="grid gap-y-14 @min-[880px]/col:grid-cols-[minmax(0,1fr)_240px] @min-[1120px]/col:grid-cols-[minmax(0,1fr)_320px] @min-[880px]/col:gap-x-16">
      <div className="min-w-0">{children}</div>
      <aside className="@min-[880px]/col:sticky @min-[880px]/col:top-[calc(var(--header)+24px)] @min-[880px]/col:mt-10 @min-[880px]/col:self-start">
        {aside}
      </aside>
    </div>
  );
}
