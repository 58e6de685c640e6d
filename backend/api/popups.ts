import { and, gt, isNull, lte, or } from "drizzle-orm";
import type { popupsContract } from "@/contract/api/popups";
import type { Handlers } from "../call/handlers";
import { popups } from "../db/schema/stories";

export const popupHandlers: Handlers<typeof popupsContract> = {
  "GET /customer/popups": async ({ call: { scope, now } }) => {
    const rows = await scope.rows(popups, {
      where: and(lte(popups.startAt, now), or(isNull(popups.endAt), gt(popups.endAt, now))),
      orderBy: [popups.weight, popups.id],
    });
    const sorted = rows.map((popup) => ({
      ...popup,
      popupItems: popup.popupItems.toSorted((one, other) => one.weight - other.weight),
    }));
    return { rows: sorted, count: rows.length };
  },
};
