import { authAndCustomerContract } from "./auth-and-customer";
import { boardsContract } from "./boards";
import { cartContract } from "./cart";
import { compatibilityContract } from "./compatibility";
import { contentContract } from "./content";
import { customerBoardsContract } from "./customer-boards";
import type { EndpointInput, EndpointResponse } from "./endpoint";
import { eventsContract } from "./events";
import { helpContract } from "./help";
import { introductionContract } from "./introduction";
import { linksContract } from "./links";
import { partnerAndTermsContract } from "./partner-and-terms";
import { popupsContract } from "./popups";
import { productsContract } from "./products";
import { recentProductsContract } from "./recent-products";
import { reservationHoldsContract } from "./reservation-holds";
import { reservationsContract } from "./reservations";
import { resultsContract } from "./results";
import { storiesContract } from "./stories";

/** Every call of spec §7 that the programs make, in one table. */
export const apiContract = {
  ...authAndCustomerContract,
  ...partnerAndTermsContract,
  ...productsContract,
  ...recentProductsContract,
  ...compatibilityContract,
  ...introductionContract,
  ...eventsContract,
  ...cartContract,
  ...reservationsContract,
  ...reservationHoldsContract,
  ...contentContract,
  ...boardsContract,
  ...customerBoardsContract,
  ...helpContract,
  ...linksContract,
  ...popupsContract,
  ...resultsContract,
  ...storiesContract,
};

export type ApiContract = typeof apiContract;
export type ApiKey = keyof ApiContract;
export type ApiInput<Key extends ApiKey> = EndpointInput<ApiContract[Key]>;
export type ApiResponse<Key extends ApiKey> = EndpointResponse<ApiContract[Key]>;
