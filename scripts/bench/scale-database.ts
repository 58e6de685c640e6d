import { Client, type Pool } from "pg";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { openPostgres } from "../../backend/db/client";
import { dayOf } from "../../backend/lib/clinic-time";
import { tenantFile } from "../../backend/testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../../backend/testing/test-backend";
import { createThrowawayDatabase, urlOfDatabase } from "../../backend/testing/throwaway-database";
import { BIG_CLINIC_PRODUCTS, fillCatalogue } from "./fill-catalogue";
import { BIG_CLINIC_DOCTORS, fillClinics } from "./fill-clinics";

const DATABASE = "bench_scale";
const PARTNERS = 10_000;
const PRODUCTS_EACH = 50;
/** The clinic's that is far larger than the others. */
export const BIG_CLINIC = "p1";

export interface Scale {
  backend: TestBackend;
  pool: Pool;
}

/**
 * The backend on 10,000 partners with 500,000 products and 1,000,000 reservations. The database bench_scale beside
 * TEST_DATABASE_URL's is filled once, in some minutes, and kept.
 */
export async function openScale(report: (line: string) => void): Promise<Scale> {
  const url = urlOfDatabase(DATABASE);
  const isFilled = await isComplete(url);
  if (!isFilled) await createThrowawayDatabase({ name: DATABASE });
  const handle = await openPostgres(url);
  const { pool } = handle;
  if (!pool) throw new Error("There is no pool without PostgreSQL");
  const homepageConfig = {
    ...tenantFile("alpha").homepageConfig,
    reservationRange: 60,
    reservationCapacity: BIG_CLINIC_DOCTORS,
  };
  const backend = await createTestBackend({ name: "PostgreSQL", open: async () => handle }, [
    tenantFile("alpha", { homepageConfig }),
  ]);
  if (!isFilled) {
    const catalogue = {
      partners: PARTNERS,
      productsEach: PRODUCTS_EACH,
      productsOfFirst: BIG_CLINIC_PRODUCTS,
    };
    await fillCatalogue(pool, { model: "alpha", ...catalogue }, report);
    await fillClinics(pool, { partners: PARTNERS, today: dayOf(FRIDAY_MORNING) }, report);
  }
  return { backend, pool };
}

/** The response of a call for a partner's visitor; any other than 200 is an error. */
export async function ask({ backend }: Scale, partner: string, path: string, init: RequestInit = {}) {
  const headers = { [TENANT_ORIGIN_HEADER]: `http://${partner}.localhost`, ...init.headers };
  return readBody(path, await backend.app.request(path, { ...init, headers }));
}

export async function readBody(path: string, response: Response) {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Any of the others, a different one each time. */
export const anyClinic = (turn: number): string => `p${2 + ((turn * 7919) % (PARTNERS - 1))}`;

/** The last partner gets its reservations last; a database that was filled halfway is created again. */
async function isComplete(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    const { rows } = await client.query("select 1 from reservations where partner_id = $1 limit 1", [
      `p${PARTNERS}`,
    ]);
    return rows.length > 0;
  } catch {
    // No such database, or nothing in it.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
