import type { Day } from "../../backend/lib/clinic-time";
import type { Queries } from "./fill-catalogue";

export const BIG_CLINIC_RESERVATIONS = 40_000;
export const BIG_CLINIC_DOCTORS = 10;
const BATCH = 500;
/** Of 62 weeks with five days each, a year lies behind. */
const DAYS = 312;
const WEEKS_BACK = 52;
/** Half hours of a working day without lunch, from 10:00. */
const TIMES = 16;
const TIMES_BEFORE_LUNCH = 6;

interface Filling {
  partners: number;
  /** Each clinic gets this part of its reservations. */
  share?: number;
  today: Day;
}

/**
 * Gives partners p1, p2, … of fill-catalogue.ts doctors, guests and reservations, 1,001,000 of them at 10,000 partners:
 * 40,000 at p1, 2,000 at every hundredth, 30 to 124 at the others, evenly over a year back and ten weeks ahead. Half
 * are for a treatment.
 */
export async function fillClinics(
  queries: Queries,
  { partners, share = 1, today }: Filling,
  report: (line: string) => void,
): Promise<void> {
  for (let from = 1; from <= partners; from += BATCH) {
    const to = Math.min(partners, from + BATCH - 1);
    await fillBatch(queries, [from, to, share], today);
    report(`reservations of ${to.toLocaleString()} of ${partners.toLocaleString()} partners`);
  }
  await queries.query("vacuum analyze");
}

/** The partners of a batch with what they get. */
const CLINICS = `(
  select 'p' || n as partner,
    case when n = 1 then ${BIG_CLINIC_DOCTORS} when n % 100 = 0 then 4 else 2 end as doctors,
    ceil($3::float8 * case when n = 1 then ${BIG_CLINIC_RESERVATIONS} when n % 100 = 0 then 2000
      else 30 + n * 7919 % 95 end)::int as size
  from generate_series($1::int, $2::int) n
) clinics`;

/** Each customer comes about four times. */
const CUSTOMERS = "(1 + size / 4)";

async function fillBatch(
  queries: Queries,
  batch: [from: number, to: number, share: number],
  today: Day,
): Promise<void> {
  await queries.query(
    `insert into employees (id, partner_id, key, type, name, position, specialty, introduction, career, education,
       languages, sort_order)
     select d, partner, 'doctor-' || d, 'doctor', '원장 ' || d, '원장', '', '', '[]', '[]', '[]', d
     from ${CLINICS}, generate_series(1, doctors) d`,
    batch,
  );
  await queries.query(
    `insert into employee_hours (partner_id, employee_id, weekday, start_time, end_time)
     select partner, d, weekday, '10:00', '19:00'
     from ${CLINICS}, generate_series(1, doctors) d, generate_series(1, 5) weekday`,
    batch,
  );
  await queries.query(
    `insert into customers (id, partner_id, name, phone, created_at)
     select c, partner, '손님 ' || c, '0108' || lpad(c::text, 7, '0'), $4::date - interval '400 days'
     from ${CLINICS}, generate_series(1, ${CUSTOMERS}) c`,
    [...batch, today],
  );
  await queries.query(RESERVATIONS, [...batch, today]);
  await queries.query(
    `insert into reservation_options (partner_id, reservation_id, option_id, product_id, product_name, name,
       description, price, duration_minutes, is_default, sort_order)
     select partner, r, 1, 1, '초음파 리프팅', '1회', '', 20000, 30, true, 1
     from ${CLINICS}, generate_series(2, size, 2) r`,
    batch,
  );
}

/** The k-th reservation of a clinic stands at the k-th of as many steps through every doctor's times of every day. */
const RESERVATIONS = `
  insert into reservations (id, partner_id, reservation_number, customer_id, employee_id, kind, status, start_at, end_at,
    seat, holds_time, memo, customer_name, customer_phone, is_include_vat, subtotal, vat, total, is_send, attribution,
    created_at)
  select k, partner, 'TC-' || k, customer, doctor, case k % 2 when 0 then 'treatment' else 'visit' end,
    case when k % 10 = 1 then 'canceled'
      when start_at >= $4::date then case when k % 7 = 0 then 'waiting' else 'confirmed' end
      when k % 20 = 0 then 'noShow' when k % 10 = 2 then 'confirmed' else 'completed' end,
    start_at, start_at + interval '30 minutes', doctor, true, '', '손님 ' || customer,
    '0108' || lpad(customer::text, 7, '0'), true, 0, 0, 0, true, '{}', start_at - interval '10 days'
  from (
    select k, partner, 1 + k % ${CUSTOMERS} as customer, 1 + slot / ${TIMES} % doctors as doctor,
      (date_trunc('week', $4::date::timestamp) - interval '${WEEKS_BACK} weeks'
        + interval '1 day' * (day / 5 * 7 + day % 5)
        + interval '10 hours'
        + interval '30 minutes' * (time + case when time >= ${TIMES_BEFORE_LUNCH} then 2 else 0 end))
        at time zone 'Asia/Seoul' as start_at
    from (
      select *, slot / (${TIMES} * doctors) as day, slot % ${TIMES} as time
      from (
        select k, partner, doctors, size, ((k - 1)::bigint * ${DAYS * TIMES} * doctors / size)::int as slot
        from ${CLINICS}, generate_series(1, size) k
      ) slots
    ) times
  ) booked`;
