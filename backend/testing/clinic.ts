import type { ApiInput } from "@/contract/api";
import type { Engine } from "./engines";
import { tenantFile } from "./tenants";
import { createTestBackend, type TestBackend } from "./test-backend";

export type BookingBody = ApiInput<"POST /customer/reservations">["body"];
type ChangeBody = ApiInput<"PUT /customer/reservations/:id">["body"];

type Options = NonNullable<Parameters<TestBackend["call"]>[2]>;

/** 11:00 on Monday the 23rd at the clinic: the first doctor's day off. */
export const MONDAY_11 = "2026-11-23T02:00:00Z";

/** Clinics that differ in their booking rules; `alpha` is the strict one that all shortcuts are about. */
export async function openClinic(engine: Engine) {
  const { partnerInformation, homepageConfig } = tenantFile("alpha");
  const backend = await createTestBackend(engine, [
    tenantFile("alpha"),
    tenantFile("free", {
      partnerInformation: { ...partnerInformation, id: "free" },
      homepageConfig: {
        ...homepageConfig,
        reservationMode: "FREE",
        hasPriceView: false,
        reservationCapacity: 1,
      },
    }),
    tenantFile("force", {
      partnerInformation: { ...partnerInformation, id: "force" },
      homepageConfig: { ...homepageConfig, isForceReservation: true, maxOpenReservations: { guest: 1 } },
      messages: { closing: "주차는 건물 지하에 있습니다." },
    }),
    tenantFile("confirm", {
      partnerInformation: { ...partnerInformation, id: "confirm" },
      homepageConfig: { ...homepageConfig, reservationConfirm: true, reservationChangeHours: 0 },
    }),
  ]);

  async function tenantOf(id: string) {
    const tenant = await backend.tenants.byId(id);
    if (!tenant) throw new Error(`There is no clinic ${id}`);
    return tenant;
  }

  async function readClinic(tenant: string) {
    const employees = await backend.call("GET /partner-employees", { query: {} }, { tenant });
    const terms = await backend.call("GET /terms", { query: {} }, { tenant });
    return {
      doctors: employees.body.rows.map(({ id }) => id),
      required: terms.body.rows
        .filter(({ isRequired }) => isRequired)
        .map(({ id: termId, version }) => ({ termId, version })),
    };
  }

  async function optionIds(tenant: string, keyword: string): Promise<number[]> {
    const { body } = await backend.call("GET /v2/products", { query: { keyword } }, { tenant });
    const params = { id: body.rows[0]?.id ?? 0 };
    const product = await backend.call("GET /v2/products/:id", { params }, { tenant });
    return product.body.row.options.map((option) => option.id);
  }

  const { doctors, required } = await readClinic("alpha");
  const token = await backend.signIn();
  const visit = (changes: Partial<BookingBody> = {}): BookingBody => ({
    kind: "visit",
    reservedAt: MONDAY_11,
    employeeId: doctors[0],
    agreements: required,
    ...changes,
  });
  /** Who made a reservation, by its id. */
  const bookers = new Map<number, string>();
  const withBooker = (id: number, options: Options) => ({ token: bookers.get(id) ?? token, ...options });
  /** Books for a new person by default: one person may have only a few reservations. */
  const book = async (body: BookingBody, options: Options = {}) => {
    const booker = "token" in options ? options.token : await backend.signIn({ tenant: options.tenant });
    const answer = await backend.call("POST /customer/reservations", { body }, { ...options, token: booker });
    if (answer.status === 200 && booker) bookers.set(answer.body.row.id, booker);
    return answer;
  };
  const change = (id: number, body: ChangeBody, options: Options = {}) =>
    backend.call("PUT /customer/reservations/:id", { params: { id }, body }, withBooker(id, options));
  const cancel = (id: number, reason?: string, options: Options = {}) =>
    backend.call(
      "PUT /customer/reservations/:id/cancel",
      { params: { id }, body: { reason } },
      withBooker(id, options),
    );
  /** A visit that is surely booked. */
  async function booked(reservedAt: string, changes: Partial<BookingBody> = {}) {
    const { status, body } = await book(visit({ reservedAt, ...changes }));
    if (status !== 200) throw new Error(`${reservedAt} was not booked: ${JSON.stringify(body)}`);
    return body.row;
  }

  return {
    ...backend,
    backend,
    doctors,
    required,
    token,
    visit,
    book,
    booked,
    bookerOf: (id: number) => bookers.get(id) ?? token,
    change,
    cancel,
    tenantOf,
    readClinic,
    optionIds,
  };
}

export type TestClinic = Awaited<ReturnType<typeof openClinic>>;
