import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { ReservationRecord } from "@/contract/studio/desk";
import { showAnswer } from "./show-answer";

const CLINIC = "haneul";
const waiting = { id: 7, version: 1, status: "waiting", startAt: "2026-11-24T02:00:00.000Z", employeeId: 3 };
const other = { ...waiting, id: 8 };
/** What this module reads of a record. */
const record = (changes: object) => ({ ...waiting, version: 2, ...changes }) as unknown as ReservationRecord;

function openScreens() {
  const client = new QueryClient();
  client.setQueryData([CLINIC, "requests"], { rows: [waiting, other], count: 2 });
  client.setQueryData([CLINIC, "day", "2026-11-24"], {
    row: {
      date: "2026-11-24",
      reservations: [waiting, other],
      blocked: [{ ...waiting, offer: null }, other],
    },
  });
  const requests = () => client.getQueryData<{ rows: { id: number }[] }>([CLINIC, "requests"])?.rows;
  const day = () =>
    client.getQueryData<{ row: { reservations: { id: number }[] } }>([CLINIC, "day", "2026-11-24"])?.row
      .reservations;
  const blocked = () =>
    client.getQueryData<{ row: { blocked: { id: number }[] } }>([CLINIC, "day", "2026-11-24"])?.row.blocked;
  return { client, requests, day, blocked };
}

describe("showAnswer", () => {
  it("takes a decided request off the list, and shows its new version in the day", () => {
    const { client, requests, day } = openScreens();
    showAnswer(client, CLINIC, record({ status: "confirmed" }));
    expect(requests()).toEqual([other]);
    expect(day()).toMatchObject([{ id: 7, version: 2, status: "confirmed" }, other]);
  });

  it("keeps a request that waits again, with the version that the next press has to carry", () => {
    const { client, requests } = openScreens();
    showAnswer(client, CLINIC, record({ version: 3 }));
    expect(requests()).toMatchObject([{ id: 7, version: 3, status: "waiting" }, other]);
  });

  it("shows what was offered in the list of visits to lead on", () => {
    const { client, blocked } = openScreens();
    const offer = { times: [], heldUntil: "2026-11-24T00:00:00.000Z", endsAt: "2026-11-24T01:00:00.000Z" };
    showAnswer(client, CLINIC, record({ version: 3, offer }));
    expect(blocked()).toEqual([expect.objectContaining({ id: 7, version: 3, offer }), other]);
  });

  it("takes a reservation off the day that it was moved from", () => {
    const { client, day } = openScreens();
    showAnswer(client, CLINIC, record({ startAt: "2026-11-25T02:00:00.000Z" }));
    expect(day()).toEqual([other]);
  });

  it("changes nothing of another clinic", () => {
    const { client, requests } = openScreens();
    showAnswer(client, "lumiere", record({ status: "confirmed" }));
    expect(requests()).toEqual([waiting, other]);
  });
});
