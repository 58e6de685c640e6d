import { sql } from "drizzle-orm";
import type { Database } from "../../backend/db/client";

/** Doctors of the clinic, each with as many seats: all of them can be busy at once. */
export const DOCTORS = 10;
const CUSTOMERS = 1000;
/** Half hours of a working day without lunch. */
const TIMES = 16;
/** Of a hundred times, so many are booked. */
const FULL_PERCENT = 80;
const WORK_DAYS_A_YEAR = 313;
const DAYS_AHEAD = 60;

/**
 * Fills one clinic with so many reservations: the coming two months four fifths full, the rest over the years before,
 * done. `from` is today at the clinic.
 */
export async function fillReservations(db: Database, reservations: number, from: string): Promise<void> {
  const perDay = (DOCTORS * TIMES * FULL_PERCENT) / 100;
  const daysBack = Math.ceil((reservations / perDay / WORK_DAYS_A_YEAR) * 366) + 30;
  await addDoctors(db);
  await db.execute(sql`
    insert into customers (id, partner_id, name, phone, created_at)
    select n, 'alpha', '손님 ' || n, '0107' || lpad(n::text, 7, '0'), now()
    from generate_series(1, ${CUSTOMERS}::int) n`);
  await db.execute(sql`
    insert into reservations (id, partner_id, reservation_number, customer_id, employee_id, kind, status, start_at,
      end_at, seat, holds_time, memo, customer_name, customer_phone, is_include_vat, subtotal, vat, total, is_send,
      attribution, created_at)
    select n, 'alpha', 'TC-' || n, 1 + n % ${CUSTOMERS}::int, doctor, 'visit',
      case when day < ${from}::date then 'completed' when n % 7 = 0 then 'waiting' else 'confirmed' end,
      start_at, start_at + interval '30 minutes', doctor, true, '', '김손님', '01012345678', true, 0, 0, 0, true, '{}',
      start_at - interval '10 days'
    from (
      select row_number() over (order by day desc, time, doctor) as n, day::date, doctor,
        (day::timestamp + interval '10 hours' + interval '30 minutes' * (time + case when time >= 6 then 2 else 0 end))
          at time zone 'Asia/Seoul' as start_at
      from generate_series(${from}::date - ${daysBack}::int, ${from}::date + ${DAYS_AHEAD}::int, interval '1 day') day,
        generate_series(0, ${TIMES - 1}::int) time, generate_series(1, ${DOCTORS}::int) doctor
      where extract(dow from day) > 0
        and (doctor * 31 + time * 17 + extract(doy from day)::int * 7) % 100 < ${FULL_PERCENT}::int
    ) booked
    where n <= ${reservations}::int
    order by n desc`);
  await db.execute(sql`analyze`);
}

/** Doctors like the clinic's first, until there are DOCTORS of them. */
export async function addDoctors(db: Database): Promise<void> {
  await db.execute(sql`
    insert into employees (id, partner_id, key, type, name, position, specialty, introduction, career, education,
      languages, sort_order)
    select n, 'alpha', 'doctor-' || n, 'doctor', '원장 ' || n, '원장', '', '', '[]', '[]', '[]', n
    from generate_series(3, ${DOCTORS}::int) n`);
  await db.execute(sql`
    insert into employee_hours (partner_id, employee_id, weekday, start_time, end_time)
    select partner_id, n, weekday, start_time, end_time from employee_hours, generate_series(3, ${DOCTORS}::int) n
    where partner_id = 'alpha' and employee_id = 1`);
}
