import { clsx } from "clsx";
import type { WalkBlock } from "@/contract/api/story-blocks";
import { walkLabels } from "@/labels/blocks";

/** Where a stop is on the page. */
export const stopId = (number: number) => `stop-${number}`;

interface FloorPlanProps extends Pick<WalkBlock, "floors"> {
  stops: readonly WalkBlock["stops"][number][];
  /** True: the floors stand side by side where there is room. */
  isWide?: boolean;
  /** False where another plan has said what its numbers do. */
  hasHint?: boolean;
}

/** Each floor's rooms side by side, with the walk drawn in; a number leads to its room. */
export function FloorPlan({ floors, stops, isWide = false, hasHint = true }: FloorPlanProps) {
  const isAlone = floors.length === 1;
  return (
    <nav
      aria-label={isAlone ? `${floors[0]?.name} ${walkLabels.plan}` : walkLabels.plan}
      className={clsx("grid gap-5", isWide && !isAlone && "@min-[600px]/col:grid-cols-2")}
    >
      {floors.map((floor) => (
        <Floor key={floor.name} floor={floor} stops={stops} />
      ))}
      {hasHint && <p className="col-span-full text-b6 text-ink-3">{walkLabels.hint}</p>}
    </nav>
  );
}

function Floor({
  floor: { name, rooms },
  stops,
}: {
  floor: WalkBlock["floors"][number];
  stops: FloorPlanProps["stops"];
}) {
  const last = rooms.findLastIndex(({ stop }) => stop !== null);
  return (
    <div>
      <p className="mb-1.5 text-b6 text-ink-2">{name}</p>
      <ol className="flex h-25 border-2 border-ink bg-accent-soft">
        {rooms.map(({ title, share, stop }, index) => {
          const target = stop === null ? undefined : stops[stop - 1];
          return (
            <li
              key={title}
              style={{ flexGrow: share }}
              className={clsx("relative min-w-0 basis-0", index > 0 && "border-ink border-l-2")}
            >
              <span className="block px-1 pt-3 text-center text-b7 text-ink-2">{title}</span>
              {index > 0 && index <= last && <Way className="right-1/2 left-0" />}
              {index < last && <Way className="right-0 left-1/2" />}
              {target && (
                <a
                  href={`#${stopId(stop ?? 1)}`}
                  className="touch-44 absolute top-[66px] left-1/2 grid size-6 -translate-1/2 place-items-center rounded-full bg-accent text-label4 text-on-accent tabular-nums hover:bg-accent-hover"
                >
                  {stop}
                  <span className="sr-only"> {target.title}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const Way = ({ className }: { className: string }) => (
  <span
    aria-hidden
    className={clsx("absolute top-[65px] border-accent border-t-2 border-dotted", className)}
  />
);
