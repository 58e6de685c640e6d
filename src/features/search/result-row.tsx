import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Highlighted } from "@/blocks/highlight/highlighted";
import { SiteLink } from "@/blocks/link/site-link";
import { Picture } from "@/ui/picture";

interface ResultRowProps {
  href: string;
  keyword: string;
  /** Where it stands, and of when it is. */
  facts: readonly (string | null | undefined)[];
  title: string;
  summary?: string;
  imageUrl?: string | null;
  /** A price. */
  children?: ReactNode;
}

/** One thing that was found: where it stands, its title with the keyword marked, and what it is about. */
export function ResultRow({ href, keyword, facts, title, summary, imageUrl, children }: ResultRowProps) {
  return (
    <SiteLink
      href={href}
      className={clsx(
        "group grid gap-x-4 border-line border-b py-5 @min-[760px]/col:gap-x-6",
        imageUrl && "grid-cols-[minmax(0,1fr)_88px] @min-[760px]/col:grid-cols-[minmax(0,1fr)_120px]",
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-b6 text-ink-3 tabular-nums">
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
        </p>
        <p className="mt-1 text-h5 underline-offset-4 group-hover:underline">
          <Highlighted text={title} keyword={keyword} />
        </p>
        {summary && (
          <p className="mt-1 line-clamp-2 text-b5 text-ink-2">
            <Highlighted text={summary} keyword={keyword} />
          </p>
        )}
        {children}
      </div>
      {imageUrl && <Picture src={imageUrl} alt="" sizes="120px" ratio="aspect-square" />}
    </SiteLink>
  );
}

/** Found things, one a row. */
export function ResultRows({ children }: { children: ReactNode[] }) {
  return <ul className="border-line-strong border-t">{children}</ul>;
}
