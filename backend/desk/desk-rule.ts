import type { StudioCall } from "../staff/studio-call";

/** What the history says of a change made within another one's hours or lunch. */
const OVERRULED = "진료 시간 밖 허용";

/** Which rules count for a time that the desk takes, and the reason that the history keeps. A 403 for who may not overrule. */
export function deskRule(call: StudioCall, isOverruled: boolean) {
  if (!isOverruled) return { rule: "desk", reason: undefined } as const;
  call.require("overrule-hours");
  return { rule: "overruled", reason: OVERRULED } as const;
}
