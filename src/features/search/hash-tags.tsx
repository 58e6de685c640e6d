import { SiteLink } from "@/blocks/link/site-link";
import { chipClass } from "@/ui/chip";
import { searchHref } from "./search-address";

/** Keywords as hash tags, each a search of its own. */
export function HashTags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <SiteLink key={tag} href={searchHref({ keyword: tag })} className={chipClass}>
      #{tag}
    </SiteLink>
  ));
}
