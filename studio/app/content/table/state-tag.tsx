import type { ContentThing } from "@/contract/studio/content";
import { contentLabels } from "../labels";

const words = contentLabels.states;

/** Whether a thing is live as it is, or has a draft, and of what kind. */
export function StateTag({ thing: { draft, live, body } }: { thing: ContentThing }) {
  if (draft?.isRemoval) return <span className="tag gone">{words.removal}</span>;
  if (live === null) return <span className="tag draft">{words.new}</span>;
  if (draft) return <span className="tag draft">{words.draft}</span>;
  if (body.isSecret === true) return <span className="tag outline">{words.hidden}</span>;
  return <span className="tag">{words.live}</span>;
}
