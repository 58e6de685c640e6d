import type { studioBlocksContract } from "@/contract/studio/blocks";
import type { StaffAction } from "@/contract/studio/roles";
import { addBlocks, findHits, removeBlock } from "../booking/blocks";
import type { EmployeeBlockRow } from "../db/schema/employees";
import type { StudioCall } from "../staff/studio-call";
import { listCards, toBlock } from "./cards";
import { showOnSite } from "./schedule";
import type { StudioHandlers } from "./studio-handlers";

/** A leave is for who writes the clinic's hours, something else to do for who books. */
const ACTION_OF: Record<EmployeeBlockRow["kind"], StaffAction> = {
  leave: "write-leave",
  block: "add-reservations",
};

export const blockHandlers: StudioHandlers<typeof studioBlocksContract> = {
  "GET /studio/:clinic/blocks/hits": async ({ query, call }) => {
    call.require("see-diary");
    return listCards(call, await findHits(call.scope, hoursOf(query)));
  },

  "POST /studio/:clinic/blocks": async ({ body, call }) => {
    call.require(ACTION_OF[body.kind], body);
    const rows = (await addBlocks(contextOf(call), { ...body, ...hoursOf(body) })).map(toBlock);
    showOnSite(call);
    return { rows, count: rows.length };
  },

  "DELETE /studio/:clinic/blocks/:id": async ({ params, call }) => {
    await removeBlock(contextOf(call), params.id, (row) => call.require(ACTION_OF[row.kind], row));
    showOnSite(call);
    return {};
  },
};

const contextOf = ({ scope, tenant, auditActor, now }: StudioCall) => ({
  scope,
  tenant,
  actor: auditActor,
  now,
});

interface Hours {
  employeeId: number;
  startAt: string;
  endAt: string;
  lastDay?: string | undefined;
}

const hoursOf = ({ employeeId, startAt, endAt, lastDay }: Hours) => ({
  employeeId,
  startAt: new Date(startAt),
  endAt: new Date(endAt),
  lastDay,
});
