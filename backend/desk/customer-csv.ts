import { csvOf } from "@/contract/studio/csv";
import { dayOf } from "../lib/clinic-time";
import type { StudioCall } from "../staff/studio-call";
import { type CustomerRow, kindOf } from "./customers";
import { NO_VISITS, visitsOf } from "./visits";

type Visits = typeof NO_VISITS;

/** One query's ids: PostgreSQL takes 65,535 parameters. */
const MOST_IDS = 10_000;
const KIND_NAMES = { regular: "정회원", guest: "비회원", left: "탈퇴" } as const;

const dayText = (instant: Date | null) => (instant ? dayOf(instant) : "");

const COLUMNS: [string, (row: CustomerRow, visits: Visits) => string | number][] = [
  ["이름", ({ name }) => name],
  ["전화", ({ phone }) => dashed(phone ?? "")],
  ["구분", (row) => KIND_NAMES[kindOf(row)]],
  ["생년월일", ({ birthDate }) => birthDate ?? ""],
  ["이메일", ({ email }) => email ?? ""],
  ["방문", (_, { visits }) => visits],
  ["노쇼", (_, { noShows }) => noShows],
  ["늦은 취소", (_, { lateCancellations }) => lateCancellations],
  ["첫 방문", (_, { firstVisitAt }) => dayText(firstVisitAt)],
  ["마지막 방문", (_, { lastVisitAt }) => dayText(lastVisitAt)],
  ["다음 예약", (_, { nextVisitAt }) => dayText(nextVisitAt)],
  ["광고 수신", ({ isMarketingReceivable }) => (isMarketingReceivable ? "동의" : "")],
  ["등록", ({ createdAt }) => dayOf(createdAt)],
];

/** Customers as CSV with a row of titles. */
export async function customersCsv(
  at: Pick<StudioCall, "scope" | "now">,
  rows: CustomerRow[],
): Promise<string> {
  const lines = [COLUMNS.map(([title]) => title)];
  for (let start = 0; start < rows.length; start += MOST_IDS) {
    const part = rows.slice(start, start + MOST_IDS);
    const visits = await visitsOf(
      at,
      part.map(({ id }) => id),
    );
    for (const row of part) {
      const facts = visits.get(row.id) ?? NO_VISITS;
      lines.push(COLUMNS.map(([, read]) => String(read(row, facts))));
    }
  }
  return csvOf(lines);
}

/** With dashes a spreadsheet keeps the zero at the front. */
const dashed = (phone: string) => phone.replace(/^(01\d)(\d{3,4})(\d{4})$/, "$1-$2-$3");
