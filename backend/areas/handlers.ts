import type { ApiContract } from "@/contract/api";
import type { Handlers } from "../router";
import { contentHandlers } from "./content";
import { eventHandlers } from "./events";
import { partnerAndTermsHandlers } from "./partner-and-terms";
import { productHandlers } from "./products";

/** Every call of the contract. */
export const handlers = {
  ...partnerAndTermsHandlers,
  ...productHandlers,
  ...eventHandlers,
  ...contentHandlers,
} as unknown as Handlers<ApiContract>;
