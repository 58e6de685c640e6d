import type { ApiContract } from "@/contract/api";
import type { Handlers } from "../router";
import { authAndCustomerHandlers } from "./auth-and-customer";
import { cartHandlers } from "./cart";
import { contentHandlers } from "./content";
import { eventHandlers } from "./events";
import { introductionHandlers } from "./introduction";
import { partnerAndTermsHandlers } from "./partner-and-terms";
import { productHandlers } from "./products";
import { reservationHandlers } from "./reservations";

/** Every call of the contract. */
export const handlers: Handlers<ApiContract> = {
  ...authAndCustomerHandlers,
  ...partnerAndTermsHandlers,
  ...productHandlers,
  ...introductionHandlers,
  ...eventHandlers,
  ...cartHandlers,
  ...reservationHandlers,
  ...contentHandlers,
};
