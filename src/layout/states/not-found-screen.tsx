import SearchIcon from "@lucide/icons/icons/search";
import type { ReactNode } from "react";
import { SiteLink } from "@/blocks/link/site-link";
import { notFoundLabels as words } from "@/labels/layout/not-found";
import { buttonClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

/** Its own, or a page that is not there would stand under the home page's title. */
export const notFoundMetadata = { title: words.title, description: words.description };

interface NotFoundScreenProps {
  /** Under the title: what may have been meant. */
  lead?: ReactNode;
  /** What the search begins with. */
  keyword?: string;
  /** Other ways on, under the search; the home page unless given. */
  children?: ReactNode;
}

/** A page that is not there: never a dead end. */
export function NotFoundScreen({ lead, keyword, children }: NotFoundScreenProps) {
  return (
    <div className="wrap pt-10 @min-[760px]/col:pt-24">
      <h1 className="text-d1">{words.title}</h1>
      {lead ?? <p className="mt-3 max-w-prose text-ink-2">{words.description}</p>}
      <form action="/search" className="mt-8 flex max-w-[640px] items-center border-line-strong border-b">
        <input
          name="keyword"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={keyword}
          maxLength={100}
          className="h-13 min-w-0 flex-1 bg-transparent text-b3 outline-offset-0 placeholder:text-ink-3"
        />
        <IconButton type="submit" label={words.submit}>
          <Icon of={SearchIcon} />
        </IconButton>
      </form>
      {children ?? (
        <SiteLink href="/" className={`${buttonClass({ look: "line" })} mt-10`}>
          {words.home}
        </SiteLink>
      )}
    </div>
  );
}
