import type { TestClinic } from "./clinic";

/** The calls for a customer's own account. */
export const ownAccount = (clinic: () => TestClinic) => ({
  whoIs: (token: string) => clinic().call("GET /customers/this", {}, { token }),
  say: (token: string, body: object) => clinic().call("PUT /customers/this/info", { body }, { token }),
  choose: (token: string, isMarketingReceivable: boolean) =>
    clinic().call("PUT /customers/this/marketing-receivable", { body: { isMarketingReceivable } }, { token }),
  leave: (token: string, reason?: string) =>
    clinic().call("PUT /customers/this", { body: { membership: "left", reason } }, { token }),
});
