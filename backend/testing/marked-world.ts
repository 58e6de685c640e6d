import { sql } from "drizzle-orm";
import type { ApiInput, ApiKey } from "@/contract/api";
import type { Database } from "../db/client";
import type { Engine } from "./engines";
import { contentFile, tenantFile } from "./tenants";
import { createTestBackend } from "./test-backend";

/** Each clinic's own sign, in every text that is its own: where it turns up, something of this clinic did. */
export const MARKS = { alpha: "甲", beta: "乙" } as const;
export type Side = keyof typeof MARKS;

export const GUEST = "8f14e45f-ceea-467f-a9b2-1d3d5c5e6f70";
export const POST_PASSWORD = "열려라1234";
const COUNSEL_BOARD = 3;
/** The same person, phone and all, is a customer of both. */
const PERSON = { phone: "01012345678", birthDate: "1990-05-05", identityKey: "the same person" };
/** Mondays at 11:00 and 15:00, beyond the doctor's day off. */
const BOOKED_AT = ["2026-11-30T02:00:00Z", "2026-11-30T06:00:00Z"];

/** Two clinics that are alike down to every id, and differ in their marks alone. */
export async function openMarkedWorld(engine: Engine) {
  const backend = await createTestBackend(
    engine,
    (["alpha", "beta"] as const).map((id) => mark(tenantOf(id), MARKS[id])),
    undefined,
    (id) => mark(contentFile(id), MARKS[id as Side]),
  );
  const alpha = await populate(backend, "alpha");
  await restartIds(backend.db);
  const beta = await populate(backend, "beta");
  return { ...backend, backend, ask: askerOf(backend), sides: { alpha, beta } };
}

export type MarkedWorld = Awaited<ReturnType<typeof openMarkedWorld>>;
export type Inhabitant = Awaited<ReturnType<typeof populate>>;

/** Adds the mark to every written text; keys, codes and dates stay unchanged. */
function mark<Value>(value: Value, sign: string): Value {
  const text = JSON.stringify(value, (_, part) =>
    typeof part === "string" && /[가-힣]/.test(part) ? part + sign : part,
  );
  return JSON.parse(text);
}

function tenantOf(id: Side) {
  const { partnerInformation, homepageConfig, layout } = tenantFile(id);
  const url = "https://other.example";
  return tenantFile(id, {
    partnerInformation: {
      ...partnerInformation,
      partnerGroupName: "우리 그룹",
      naverMapUrl: url,
      googlePlaceId: "place",
    },
    homepageConfig: { ...homepageConfig, reservationCapacity: 5 },
    layout: {
      ...layout,
      header: {
        component: "HeaderType1",
        data: {
          menu: [],
          logoText: "로고",
          franchiseList: [{ title: "지점", items: [{ title: "본점", url }] }],
        },
      },
    },
  });
}

type Backend = Awaited<ReturnType<typeof createTestBackend>>;
type Asking = Parameters<Backend["call"]>[2];

/** Calls that each come from an address of their own: what is limited by address is not what is tried here. */
function askerOf({ call }: Backend): Backend["call"] {
  let last = 0;
  return (key, input, { headers, ...options }: Asking = {}) => {
    last += 1;
    const address = { "x-forwarded-for": `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}` };
    return call(key, input, { ...options, headers: { ...address, ...headers } });
  };
}

/** What visitors leave behind at a clinic, by the same steps at each. */
async function populate(backend: Backend, tenant: Side) {
  const { call, signUp, signIn, requiredAgreements } = backend;
  const sign = MARKS[tenant];
  const agreements = await requiredAgreements(tenant);
  const token = await signUp({ ...PERSON, tenant, name: `김회원${sign}` });
  const guestToken = await signIn({ tenant, phone: "01087654321" });
  async function done<Key extends ApiKey>(key: Key, input: ApiInput<Key>, by: string | undefined = token) {
    const answer = await call(key, input, { tenant, token: by });
    if (answer.status !== 200) throw new Error(`${key}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  await done("POST /carts", { body: { productOptionIds: [1, 3] } });
  await done("POST /guest/carts", { body: { guestId: GUEST, productOptionIds: [5] } }, undefined);
  await done("POST /recent-products", { body: { productId: 2 } });
  await done("POST /recent-products", { body: { productId: 1, guestId: GUEST } }, undefined);
  const board = await done("GET /customer/board-types/:id", { params: { id: COUNSEL_BOARD } });
  const postAgreements = board.row.terms.map(({ id: termId, version }) => ({ termId, version }));
  const post = {
    boardTypeId: COUNSEL_BOARD,
    title: `질문${sign}`,
    content: `내용${sign}`,
    authorName: `박작가${sign}`,
    phone: PERSON.phone,
    password: POST_PASSWORD,
    agreements: postAgreements,
  };
  const written = await done("POST /customer/customer-boards", { body: { ...post, isPrivate: true } });
  await done("POST /customer/customer-boards", { body: { ...post, isPrivate: false } });
  const booked = [];
  for (const reservedAt of BOOKED_AT)
    booked.push(
      await done("POST /customer/reservations", {
        body: {
          kind: "treatment",
          reservedAt,
          productOptionIds: [1],
          memo: `잘 부탁${sign}`,
          agreements,
          attribution: { utm_source: `naver${sign}` },
        },
      }),
    );
  return {
    tenant,
    sign,
    token,
    guestToken,
    agreements,
    post,
    privatePostId: written.row.id,
    reservationIds: booked.map(({ row }) => row.id),
  };
}

/** The next rows get the ids that the last ones got at the first clinic. */
async function restartIds(db: Database): Promise<void> {
  const { rows } = (await db.execute(
    sql`select table_name as name, column_name as id from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'`,
  )) as unknown as { rows: { name: string; id: string }[] };
  for (const { name, id } of rows)
    await db.execute(sql`alter table ${sql.identifier(name)} alter column ${sql.identifier(id)} restart`);
}
