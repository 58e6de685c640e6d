import type { WalkBlock } from "@/contract/api/story-blocks";
import type { PlanOf } from "@/contract/tenant/houses";
import { Gallery } from "../gallery/gallery";
import { FloorPlan } from "./floor-plan";
import { rowSpan, type Stop, WalkStop } from "./walk-stop";

interface StoryWalkProps {
  block: WalkBlock;
  plan: PlanOf<"space">;
}

interface WalkProps {
  floors: WalkBlock["floors"];
  stops: readonly Stop[];
}

const WALKS = { walk: RowWalk, floors: FloorWalk, column: ColumnWalk };

/** The rooms in the order in which a visitor walks through them, with the plan of the floors where there is one. */
export function StoryWalk({ block: { title, floors, stops }, plan }: StoryWalkProps) {
  const heading = title ? "h3" : "h2";
  const Walk = WALKS[plan];
  return (
    <Gallery pictures={stops.map(({ image }) => image)}>
      <Walk floors={floors} stops={stops.map((stop, index) => ({ ...stop, number: index + 1, heading }))} />
    </Gallery>
  );
}

/** The floors side by side, then the first room over the whole width and the others in rows. */
function RowWalk({ floors, stops }: WalkProps) {
  return (
    <div className="grid gap-10">
      {floors.length > 0 && <FloorPlan floors={floors} stops={stops} isWide />}
      <Rows stops={stops} />
    </div>
  );
}

/** Floor by floor, its rooms beside its plan; then what stands on none. */
function FloorWalk({ floors, stops }: WalkProps) {
  const placed = new Set(floors.flatMap(({ rooms }) => rooms.map(({ stop }) => stop)));
  const others = stops.filter(({ number }) => !placed.has(number));
  return (
    <div className="grid gap-14">
      {floors.map((floor, index) => {
        const here = new Set(floor.rooms.map(({ stop }) => stop));
        return (
          <div
            key={floor.name}
            className="grid gap-x-14 gap-y-8 @min-[1000px]/col:grid-cols-[minmax(0,320px)_minmax(0,1fr)]"
          >
            <div className="max-w-[420px] @min-[1000px]/col:sticky @min-[1000px]/col:top-[calc(var(--header)+24px)] @min-[1000px]/col:self-start">
              <FloorPlan floors={[floor]} stops={stops} hasHint={index === 0} />
            </div>
            <Rows stops={stops.filter(({ number }) => here.has(number))} />
          </div>
        );
      })}
      {others.length > 0 && <Rows stops={others} />}
    </div>
  );
}

/** One room below the other, the words beside each. */
function ColumnWalk({ floors, stops }: WalkProps) {
  return (
    <div className="grid gap-10">
      {floors.length > 0 && <FloorPlan floors={floors} stops={stops} isWide />}
      <ol className="grid gap-10">
        {stops.map((stop) => (
          <WalkStop
            key={stop.number}
            stop={stop}
            className="@min-[600px]/col:grid @min-[600px]/col:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] @min-[600px]/col:items-end @min-[600px]/col:gap-x-8"
          />
        ))}
      </ol>
    </div>
  );
}

function Rows({ stops }: Pick<WalkProps, "stops">) {
  return (
    <ol className="grid gap-x-5 gap-y-10 @min-[560px]/col:grid-cols-6">
      {stops.map((stop, index) => (
        <WalkStop key={stop.number} stop={stop} className={rowSpan(index, stops.length)} />
      ))}
    </ol>
  );
}
