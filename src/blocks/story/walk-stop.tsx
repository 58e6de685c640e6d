import { clsx } from "clsx";
import type { WalkBlock } from "@/contract/api/story-blocks";
import { Picture } from "@/ui/picture";
import { GalleryLink } from "../gallery/gallery-link";
import { stopId } from "./floor-plan";

const SIZES = "(min-width: 1249px) 800px, 100vw";

/** A room as it stands in a walk. */
export type Stop = WalkBlock["stops"][number] & { number: number; heading: "h2" | "h3" };

/** One room of a walk: its picture, number, name and words. */
export function WalkStop({ stop, className }: { stop: Stop; className: string }) {
  const { title, text, image, number, heading: Heading } = stop;
  return (
    <li id={stopId(number)} className={clsx("min-w-0", className)}>
      <GalleryLink index={number - 1} href={image.url}>
        <Picture src={image.url} alt={image.alt} sizes={SIZES} ratio="aspect-[3/2]" isFirst={number === 1} />
      </GalleryLink>
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-2.5">
        <span
          aria-hidden
          className="grid size-6 place-items-center rounded-full bg-accent text-label4 text-on-accent tabular-nums"
        >
          {number}
        </span>
        <Heading className="text-h4">{title}</Heading>
        {text && <p className="col-start-2 mt-1.5 text-b3 text-ink-2">{text}</p>}
      </div>
    </li>
  );
}

/** The first over the whole row, then as many rows of two as it takes for those of three to be full. */
export function rowSpan(index: number, count: number): string {
  const others = count - 1;
  if (index === 0 || others === 1) return "@min-[560px]/col:col-span-6";
  const inTwos = others % 3 === 0 ? 0 : (3 - (others % 3)) * 2;
  return index <= inTwos
    ? "@min-[560px]/col:col-span-3"
    : clsx(
        // Where all stand in twos, the last of an odd number has the row to itself.
        index === others && others % 2 > 0 ? "@min-[560px]/col:col-span-6" : "@min-[560px]/col:col-span-3",
        "@min-[760px]/col:col-span-2",
      );
}
