import { sql } from "drizzle-orm";
import type { Database } from "../../backend/db/client";
import { addDays, type Day } from "../../backend/lib/clinic-time";

export const DOCTORS = 12;
export const DAY_BOOKINGS = 200;
/** Monday to Saturday. */
export const WORKDAYS = 6;
/** Of the half-hours from 10:30; 13:00 is lunch. */
const FIRST_MINUTES = 630;

/** Gives a clinic twelve doctors, and each working day from Monday on a full day of bookings. */
export async function fillWeek(db: Database, clinic: string, monday: Day): Promise<void> {
  await db.execute(sql`
    insert into employees (id, partner_id, key, type, name, position, specialty, introduction, career, education,
      languages, sort_order)
    select 900 + n, ${clinic}::text, 'bench-' || n, 'doctor', '원장 ' || n, '원장', '', '', '[]', '[]', '[]', 900 + n
    from generate_series(1, ${DOCTORS}::int - (select count(*) from employees where partner_id = ${clinic}::text)::int) n`);
  await db.execute(sql`delete from employee_hours where partner_id = ${clinic}`);
  await db.execute(sql`delete from employee_days_off where partner_id = ${clinic}`);
  await db.execute(sql`
    insert into employee_hours (partner_id, employee_id, weekday, start_time, end_time)
    select partner_id, id, weekday, '10:30', '20:00' from employees, generate_series(1, 6) weekday
    where partner_id = ${clinic}`);
  await db.execute(sql`
    insert into customers (id, partner_id, name, phone, created_at)
    select 900 + n, ${clinic}::text, '손님 ' || n, '0107' || lpad(n::text, 7, '0'), now()
    from generate_series(1, ${DAY_BOOKINGS}::int) n`);
  for (let index = 0; index < WORKDAYS; index++)
    await fillDay(db, clinic, { day: addDays(monday, index), index });
}

async function fillDay(
  db: Database,
  clinic: string,
  { day, index }: { day: Day; index: number },
): Promise<void> {
  const first = 900 + index * DAY_BOOKINGS;
  await db.execute(sql`
    insert into reservations (id, partner_id, reservation_number, customer_id, employee_id, kind, status, start_at,
      end_at, seat, holds_time, memo, customer_name, customer_phone, is_include_vat, subtotal, vat, total, is_send,
      attribution, created_at)
    select ${first}::int + n, ${clinic}::text, 'TC-' || (${first}::int + n), 900 + n, doctor, 'visit', 'confirmed', start_at,
      start_at + interval '30 minutes', null, true, '', '손님 ' || n, '0107' || lpad(n::text, 7, '0'), true, 0, 0, 0,
      true, '{}', now()
    from (
      select row_number() over (order by time, doctor) as n, doctor,
        (${day}::date + interval '1 minute' * (${FIRST_MINUTES}::int + 30 * (time + case when time >= 5 then 2 else 0 end)))
          at time zone 'Asia/Seoul' as start_at
      from (select id as doctor from employees where partner_id = ${clinic}::text) doctors, generate_series(0, 16) time
    ) booked
    where n <= ${DAY_BOOKINGS}::int`);
}
