import { clsx } from "clsx";
import type { WalkBlock } from "@/contract/api/story-blocks";
import { Picture } from "@/ui/picture";
import { Gallery } from "../gallery/gallery";
import { GalleryLink } from "../gallery/gallery-link";
import { FloorPlan, stopId } from "./floor-plan";

const SIZES = "(min-width: 1249px) 800px, 100vw";

/** The rooms in the order in which a visitor walks through them, beside the plan of the floors where there is one. */
export function StoryWalk({ block: { title, floors, stops } }: { block: WalkBlock }) {
  const hasPlan = floors.length > 0;
  const Heading = title ? "h3" : "h2";
  return (
    <Gallery pictures={stops.map(({ image }) => image)}>
      <div
        className={clsx(
          hasPlan && "grid gap-x-14 gap-y-10 @min-[1000px]/col:grid-cols-[minmax(0,320px)_minmax(0,1fr)]",
        )}
      >
        {hasPlan && (
          <div className="max-w-[420px] @min-[1000px]/col:sticky @min-[1000px]/col:top-[calc(var(--header)+24px)] @min-[1000px]/col:self-start">
            <FloorPlan floors={floors} stops={stops} />
          </div>
        )}
        <ol className={clsx("grid gap-x-5 gap-y-10", hasPlan && "@min-[760px]/col:grid-cols-6")}>
          {stops.map((stop, index) => (
            <li
              key={stop.image.url}
              id={stopId(index + 1)}
              className={clsx(
                "min-w-0",
                hasPlan
                  ? wideSpan(index, stops.length)
                  : "@min-[760px]/col:grid @min-[760px]/col:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] @min-[760px]/col:items-end @min-[760px]/col:gap-x-8",
              )}
            >
              <GalleryLink index={index} href={stop.image.url}>
                <Picture
                  src={stop.image.url}
                  alt={stop.image.alt}
                  sizes={SIZES}
                  ratio="aspect-[3/2]"
                  isFirst={index === 0}
                />
              </GalleryLink>
              <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-2.5">
                <span
                  aria-hidden
                  className="grid size-6 place-items-center rounded-full bg-accent text-label4 text-on-accent tabular-nums"
                >
                  {index + 1}
                </span>
                <Heading className="text-h4">{stop.title}</Heading>
                {stop.text && <p className="col-start-2 mt-1.5 text-b3 text-ink-2">{stop.text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Gallery>
  );
}

/** The first over the whole row, then as many rows of two as it takes for those of three to be full. */
function wideSpan(index: number, count: number): string {
  const others = count - 1;
  if (index === 0 || others === 1) return "@min-[760px]/col:col-span-6";
  const inTwos = others % 3 === 0 ? 0 : (3 - (others % 3)) * 2;
  return index <= inTwos ? "@min-[760px]/col:col-span-3" : "@min-[760px]/col:col-span-2";
}
