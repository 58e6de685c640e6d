import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Skeleton } from "@/ui/skeleton";
import { QueryState } from "../parts/query-state";
import { ScheduleWaiting } from "../parts/schedule-waiting";
import { TabScreen } from "../parts/tab-screen";
import { lateCodeQuery } from "../runtime/late-code";

interface LateScreenProps {
  name: string;
  load: () => Promise<ComponentType>;
}

/** A screen's code. */
export const lateScreenQuery = (name: string, load: () => Promise<ComponentType>) =>
  lateCodeQuery(`screens/${name}`, load);

/** A screen whose code is fetched when it is first shown. Where that fails, words and a way to try again: never a blank frame. */
export function LateScreen({ name, load }: LateScreenProps) {
  const query = useQuery(lateScreenQuery(name, load));
  const Screen = query.data;
  if (Screen) return <Screen />;
  if (name === "schedule" && !query.isError) return <ScheduleWaiting />;
  return (
    <TabScreen>
      <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
        {() => null}
      </QueryState>
    </TabScreen>
  );
}
