import type { ApiInput, ApiKey } from "@/contract/api";
import { GUEST, type Inhabitant, type MarkedWorld, POST_PASSWORD } from "./marked-world";
import { newPerson } from "./sign-up-clinic";

/** A request that a clinic answers; without a token of its own it is its customer's. */
export type Sample<Key extends ApiKey = ApiKey> = ApiInput<Key> & { token?: string };
interface Asker {
  world: MarkedWorld;
  side: Inhabitant;
}
type Samples = { [Key in ApiKey]?: (asker: Asker) => Sample<Key> | Promise<Sample<Key>> };

/** Enough for every call without input, or for the first row. */
export async function sampleOf(key: ApiKey, asker: Asker): Promise<Sample> {
  const own = samples[key] as ((asker: Asker) => Promise<Sample>) | undefined;
  if (own) return own(asker);
  const params = Object.fromEntries([...key.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, 1]));
  return { params, query: {} } as unknown as Sample;
}

const days = { from: "2026-11-23", to: "2026-11-29" };
const at = "2026-11-25T02:00:00Z";
const ownReservation = ({ side }: Asker) => ({ params: { id: side.reservationIds[0] ?? 0 } });
const privatePost = ({ side }: Asker) => ({ params: { id: side.privatePostId } });
const withPassword = (asker: Asker) => ({ ...privatePost(asker), body: { password: POST_PASSWORD } });
const newPost = ({ side }: Asker) => ({ body: { ...side.post, isPrivate: false } });
const changedPost = (asker: Asker) => ({
  ...privatePost(asker),
  body: { ...asker.side.post, title: "고친 제목", isPrivate: true, agreements: undefined },
});
/** Deleting the one that all samples are about would leave nothing for the others. */
async function throwawayPost(asker: Asker) {
  const { world, side } = asker;
  const { body } = await world.ask("POST /customer/customer-boards", newPost(asker), side);
  return { params: { id: body.row.id }, body: { password: POST_PASSWORD } };
}

async function codeFor({ world, side: { tenant } }: Asker, phone: string): Promise<string> {
  await world.call("POST /customer/auth-tokens", { body: { phone } }, { tenant });
  return world.lastCode(phone);
}
const signInNew = ({ world, side: { tenant } }: Asker) => world.signIn({ tenant });

const samples: Samples = {
  "POST /customer/auth-tokens": () => ({ body: { phone: newPerson().phone } }),
  "POST /api/guest-signin": async (asker) => {
    const { phone } = newPerson();
    return { body: { name: "새 손님", phone, code: await codeFor(asker, phone) } };
  },
  "POST /certification": () => ({ body: {} }),
  "POST /certification/:impUid": ({ world }) => ({
    params: { impUid: world.identity.verify(newPerson()) },
    body: {},
  }),
  "GET /customer/registered-customer": ({ world }) => ({
    query: { impUid: world.identity.verify(newPerson()) },
  }),
  "POST /api/signin": async ({ world, side: { tenant } }) => {
    const person = newPerson();
    await world.signUp({ ...person, tenant });
    return { body: { impUid: world.identity.verify(person) } };
  },
  "POST /api/signup": ({ world, side: { agreements } }) => ({
    body: { impUid: world.identity.verify(newPerson()), agreements },
  }),
  "PUT /api/guest-customer/certification-info": async (asker) => ({
    token: await signInNew(asker),
    body: { impUid: asker.world.identity.verify(newPerson()), agreements: asker.side.agreements },
  }),
  "PUT /guest-customer/phone": async (asker) => {
    const { phone } = newPerson();
    return { token: await signInNew(asker), body: { phone, code: await codeFor(asker, phone) } };
  },
  "POST /access-tokens": async (asker) => ({ token: await signInNew(asker), body: {} }),
  "POST /customer/logout": async (asker) => ({ token: await signInNew(asker) }),
  "POST /customer/forgotten-devices": async (asker) => ({ token: await signInNew(asker), body: {} }),
  "PUT /customers/this": async (asker) => ({ token: await signInNew(asker), body: { membership: "left" } }),
  "PUT /customers/this/info": async (asker) => ({
    token: await signInNew(asker),
    body: { name: "다른 이름" },
  }),
  "PUT /customers/this/marketing-receivable": () => ({ body: { isMarketingReceivable: true } }),

  "GET /term": () => ({ query: { termTitle: "privacy-policy" } }),
  // Without a session, the guest's cart counts.
  "GET /recent-products": () => ({ query: { guestId: GUEST } }),
  "DELETE /recent-products/total": () => ({ query: { guestId: GUEST } }),
  "POST /recent-products": () => ({ body: { productId: 3, guestId: GUEST } }),
  "DELETE /recent-products/:id": () => ({ params: { id: 1 }, query: { guestId: GUEST } }),
  "GET /partner-employee-schedules": () => ({ query: days }),
  "GET /partner-shorten-works": () => ({ query: { from: "2026-12-01", to: "2026-12-31" } }),
  "POST /carts": () => ({ body: { productOptionIds: [2, 3] } }),
  "DELETE /carts": () => ({ query: { ids: [1, 2] } }),
  "POST /carts/synchronization": async (asker) => ({
    token: await signInNew(asker),
    body: { guestId: "8f14e45f-ceea-467f-a9b2-000000000001" },
  }),
  "GET /guest/carts": () => ({ query: { guestId: GUEST } }),
  "POST /guest/carts": () => ({ body: { guestId: GUEST, productOptionIds: [5, 1] } }),
  "DELETE /guest/carts": () => ({ query: { guestId: GUEST, ids: [1] } }),

  "GET /partner-schedules/available-dates": () => ({ query: { ...days, productOptionIds: [1] } }),
  "GET /partner-schedules/time": () => ({ query: { date: days.from, productOptionIds: [1] } }),
  "POST /customer/reservations": async (asker) => ({
    token: await signInNew(asker),
    body: { kind: "visit", reservedAt: at, agreements: asker.side.agreements },
  }),
  "GET /customer/reservations/:id": ownReservation,
  "PUT /customer/reservations/:id": (asker) => ({
    ...ownReservation(asker),
    body: { reservedAt: "2026-11-26T02:00:00Z", employeeId: null },
  }),
  "PUT /customer/reservations/:id/cancel": ({ side }) => ({
    params: { id: side.reservationIds[1] ?? 0 },
    body: { reason: "일정 변경" },
  }),
  "PUT /reservation-holds/:id": () => ({
    params: { id: GUEST },
    body: { kind: "visit", reservedAt: "2026-12-02T02:00:00Z" },
  }),
  "DELETE /reservation-holds/:id": () => ({ params: { id: GUEST } }),
  "GET /customer/reservation-validation": () => ({ query: { reservedAt: at } }),

  "GET /guest/badge": () => ({ query: { guestId: GUEST } }),
  "GET /banners": () => ({ query: { bannerLocation: "HOME_TOP" } }),
  "GET /page": () => ({ query: { key: "introduce" } }),
  "GET /customer/shorten-url": () => ({ query: { shortenUrl: "spring" } }),
  "GET /customer/review-urls": ({ side }) => ({ query: { reservationId: side.reservationIds[0] ?? 0 } }),

  "POST /customer/customer-boards": newPost,
  "GET /customer/customer-boards/:id": privatePost,
  "PUT /customer/customer-boards/:id": changedPost,
  "GET /customer/customer-boards/:id/private": (asker) => ({
    ...privatePost(asker),
    query: { password: POST_PASSWORD },
  }),
  "POST /customer/customer-boards/:id/private": withPassword,
  "PUT /customer/customer-boards/:id/delete": throwawayPost,
  "POST /customer/notice-customer-boards": newPost,
  "GET /customer/notice-customer-boards/:id": privatePost,
  "PUT /customer/notice-customer-boards/:id": changedPost,
  "GET /customer/notice-customer-boards/:id/private": (asker) => ({
    ...privatePost(asker),
    query: { password: POST_PASSWORD },
  }),
  "POST /customer/notice-customer-boards/:id/private": withPassword,
  "PUT /customer/notice-customer-boards/:id/delete": throwawayPost,
};
