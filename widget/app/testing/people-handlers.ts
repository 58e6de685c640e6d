import { HttpResponse, http } from "msw";
import type { SetupServer } from "msw/node";
import { afterEach, beforeEach } from "vitest";
import type { Customer } from "@/contract/api/auth-and-customer";
import { row } from "./answers";
import { CODE, TOKEN } from "./clinic";
import { createWrites } from "./writes";

export const IMP_UID = "imp_482916482916";
export const MEMBER_TOKEN = "member-token";
export const DEVICE_MARK = "device-mark";
export const BEGUN = {
  token: "begun-here",
  reference: "reference",
  url: "https://provider.example/verify",
};

export const guest: Customer = {
  id: 9,
  name: "김하윤",
  phone: "01023456789",
  contactEmail: null,
  isRegular: false,
  birthDate: null,
  gender: null,
  email: null,
  isAdult: false,
  isMarketingReceivable: false,
  marketingChangedAt: null,
};
export const member: Customer = {
  ...guest,
  isRegular: true,
  birthDate: "1991-03-02",
  gender: "female",
  isAdult: true,
};
const { name, phone, birthDate, gender, isAdult } = member;

type Method = "get" | "post" | "put";

/** A backend's refusal, with its code. */
export const refusal = (status: number, code: string, text: string) =>
  HttpResponse.json({ statusCode: status, message: code, translatedMessage: text }, { status });

/** The backend's people: one person who can be verified, and who is signed in once a token is kept. */
export function setUpPeople(server: SetupServer) {
  const writes = createWrites();
  let isRegistered = false;
  let own: Customer = guest;
  const change = (changed: Partial<Customer>) => {
    own = { ...own, ...changed };
    return row({ ...own });
  };
  const enterAs = (customer: Customer, extra = {}) => {
    own = customer;
    const answer = { row: { ...customer, ...extra }, deviceMark: DEVICE_MARK };
    return HttpResponse.json(answer, { headers: { authorization: MEMBER_TOKEN } });
  };

  const handlers = [
    http.post("*/certification", async ({ request }) => {
      await writes.note(request);
      return row(BEGUN);
    }),
    http.post("*/certification/:impUid", async ({ request }) => {
      await writes.note(request);
      return row({ name, phone, birthDate, gender, isAdult, isRegistered });
    }),
    http.post("*/api/signin", async ({ request }) => {
      await writes.note(request);
      return enterAs(member);
    }),
    http.post("*/api/signup", async ({ request }) => {
      await writes.note(request);
      return enterAs(member, { isNew: true });
    }),
    http.put("*/api/guest-customer/certification-info", async ({ request }) => {
      await writes.note(request);
      return enterAs(member);
    }),
    http.put("*/guest-customer/phone", async ({ request }) => {
      const body = await writes.note<{ phone: string; code: string }>(request);
      return body.code === CODE
        ? change({ phone: body.phone })
        : refusal(400, "sms-code.wrong", "인증번호가 맞지 않습니다.");
    }),
    http.post("*/customer/forgotten-devices", async ({ request }) => {
      await writes.note(request);
      return HttpResponse.json({});
    }),
    http.get("*/customers/this", () => row({ ...own })),
    http.put("*/customers/this", async ({ request }) => {
      await writes.note(request);
      return HttpResponse.json({});
    }),
    http.put("*/customers/this/info", async ({ request }) =>
      change(await writes.note<Partial<Customer>>(request)),
    ),
    http.put("*/customers/this/marketing-receivable", async ({ request }) => {
      const { isMarketingReceivable } = await writes.note<Customer>(request);
      return change({ isMarketingReceivable, marketingChangedAt: new Date().toISOString() });
    }),
  ];
  beforeEach(() => server.use(...handlers));
  afterEach(() => {
    writes.clear();
    isRegistered = false;
    own = guest;
  });

  return {
    /** Requests of one kind so far. */
    writesTo: writes.to,
    /** The person has signed up before. */
    register: () => {
      isRegistered = true;
    },
    /** Somebody's session that an earlier page left. */
    signInAs(customer: Customer) {
      own = customer;
      localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
    },
    /** The next call is refused; the request is kept all the same. */
    refuseNext(method: Method, path: string, response: () => Response | Promise<Response>) {
      server.use(
        http[method](
          `*${path}`,
          async ({ request }) => {
            await writes.note(request);
            return response();
          },
          { once: true },
        ),
      );
    },
  };
}
