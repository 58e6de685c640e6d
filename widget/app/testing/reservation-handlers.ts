import { HttpResponse, http } from "msw";
import type { ChangeReservation, Reservation } from "@/contract/api/reservations";
import { refuse, row } from "./answers";
import { reservationAt } from "./content";
import type { createWrites } from "./writes";

const LIST = "*/customer/reservations";
const ONE = "*/customer/reservations/:id";

/** A customer's reservations, which they and others can change. */
export function createReservationHandlers(writes: ReturnType<typeof createWrites>) {
  let kept: Reservation[] = [];
  const isUpcoming = ({ status, endAt }: Reservation) =>
    (status === "waiting" || status === "confirmed") && Date.parse(endAt) > Date.now();
  const change = (id: number, changed: Partial<Reservation>) => {
    const known = kept.find((each) => each.id === id);
    if (!known) return refuse(404, "찾을 수 없습니다.");
    const next = { ...known, ...changed };
    kept = kept.map((each) => (each.id === id ? next : each));
    return row(next);
  };
  return {
    /** These are the customer's from now on. */
    keep: (...reservations: Reservation[]) => {
      kept = reservations;
    },
    clear: () => {
      kept = [];
    },
    handlers: [
      http.get("*/customer/badge", () =>
        row({ cartCount: 0, reservationCount: kept.filter(isUpcoming).length }),
      ),
      http.get("*/customer/reservation-validation", ({ request }) => {
        const reservedAt = Date.parse(new URL(request.url).searchParams.get("reservedAt") ?? "");
        const inTheWay = kept.filter(
          (each) =>
            isUpcoming(each) &&
            Date.parse(each.reservedAt) <= reservedAt &&
            Date.parse(each.endAt) > reservedAt,
        );
        const [reason, code] =
          inTheWay.length > 0
            ? ["그 시간에 이미 잡아 두신 예약이 있습니다.", "reservation.overlaps-own"]
            : [null, null];
        return row({ isAvailable: reason === null, reason, code, inTheWay });
      }),
      http.get(LIST, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const asked = kept.filter((each) => isUpcoming(each) === (searchParams.get("isUpcoming") === "true"));
        const size = Number(searchParams.get("pageSize"));
        const from = (Number(searchParams.get("page") ?? 1) - 1) * size;
        return HttpResponse.json({ rows: asked.slice(from, from + size), count: asked.length });
      }),
      http.put(`${ONE}/cancel`, async ({ request, params }) => {
        const { reason } = await writes.note<{ reason?: string }>(request);
        return change(Number(params.id), {
          status: "canceled",
          canceledAt: new Date().toISOString(),
          cancelReason: reason ?? null,
          isChangeable: false,
          isCancelable: false,
        });
      }),
      http.put(ONE, async ({ request, params }) => {
        const { reservedAt } = await writes.note<ChangeReservation>(request);
        return change(Number(params.id), { reservedAt });
      }),
    ],
  };
}

/** A reservation of somebody who is signed in, on FREE_DAY at three unless told otherwise. */
export const ownReservation = (change: Partial<Reservation> = {}): Reservation => ({
  ...reservationAt("2026-11-20T15:00:00+09:00"),
  endAt: "2026-11-20T16:25:00+09:00",
  changeableUntil: "2026-11-19T15:00:00+09:00",
  ...change,
});
