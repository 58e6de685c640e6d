import { Link } from "wouter";
import type { Media } from "@/contract/studio/media";
import { thingLabel } from "../content/field-words";
import { mediaLabels } from "./labels";
import { Picture } from "./picture";
import { mediaKey } from "./use-media";

interface MediaGridProps {
  all: Media[];
  chosen: string | undefined;
  hrefOf: (media: Media) => string;
}

/** The pictures as a library shows them. */
export const MediaGrid = ({ all, chosen, hrefOf }: MediaGridProps) => (
  <ul className="md-grid">
    {all.map((media) => (
      <li key={mediaKey(media)}>
        <Link
          href={hrefOf(media)}
          className="md-thumb"
          aria-current={chosen === mediaKey(media) ? "true" : undefined}
        >
          <MediaThumb media={media} />
        </Link>
      </li>
    ))}
  </ul>
);

/** A picture with its name, its size and where it is used. */
export function MediaThumb({ media }: { media: Media }) {
  const { url, name, width, height, uses, alt, isDecoration, isMembers } = media;
  const [first] = uses;
  return (
    <>
      <span className="md-pic">
        <Picture url={url} />
        {!alt && !isDecoration && <span className="tag warn">{mediaLabels.noAlt}</span>}
        {isMembers && <span className="tag">{mediaLabels.members}</span>}
      </span>
      <b className="clip">{name}</b>
      <small className="n">
        {mediaLabels.pixels(width, height)} ·{" "}
        {first
          ? mediaLabels.usedFor(thingLabel(first.kind, first.label), uses.length - 1)
          : mediaLabels.places(0)}
      </small>
    </>
  );
}
