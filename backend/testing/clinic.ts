import type { ApiInput } from "@/contract/api";
import type { Engine } from "./engines";
import { tenantFile } from "./tenants";
import { createTestBackend, type TestBackend } from "./test-backend";

export type BookingBody = ApiInput<"POST /customer/reservations">["body"];

/** 11:00 on Monday the 23rd at the clinic: the first doctor's day off. */
export const MONDAY_11 = "2026-11-23T02:00:00Z";

/** Three clinics that differ in their booking rules; `alpha` is the strict one that all shortcuts are about. */
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
      homepageConfig: { ...homepageConfig, isForceReservation: true },
    }),
  ]);

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
  const book = (body: BookingBody, options: Parameters<TestBackend["call"]>[2] = {}) =>
    backend.call("POST /customer/reservations", { body }, { token, ...options });

  return { ...backend, backend, doctors, required, token, visit, book, readClinic, optionIds };
}

export type TestClinic = Awaited<ReturnType<typeof openClinic>>;
