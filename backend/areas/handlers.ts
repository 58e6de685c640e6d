import type { ApiContract } from "@/contract/api";
import type { Handlers } from "../router";
import { authAndCustomerHandlers } from "./auth-and-customer";
import { boardHandlers } from "./boards";
import { cartHandlers } from "./cart";
import { compatibilityHandlers } from "./compatibility";
import { contentHandlers } from "./content";
import { customerBoardHandlers } from "./customer-boards";
import { eventHandlers } from "./events";
import { helpHandlers } from "./help";
import { introductionHandlers } from "./introduction";
import { linkHandlers } from "./links";
import { partnerAndTermsHandlers } from "./partner-and-terms";
import { popupHandlers } from "./popups";
import { productHandlers } from "./products";
import { recentProductHandlers } from "./recent-products";
import { reservationHoldHandlers } from "./reservation-holds";
import { reservationHandlers } from "./reservations";
import { resultHandlers } from "./results";
import { storyHandlers } from "./stories";

/** Every call of the contract. */
export const handlers: Handlers<ApiContract> = {
  ...authAndCustomerHandlers,
  ...partnerAndTermsHandlers,
  ...productHandlers,
  ...recentProductHandlers,
  ...compatibilityHandlers,
  ...introductionHandlers,
  ...eventHandlers,
  ...cartHandlers,
  ...reservationHandlers,
  ...reservationHoldHandlers,
  ...contentHandlers,
  ...boardHandlers,
  ...customerBoardHandlers,
  ...helpHandlers,
  ...linkHandlers,
  ...popupHandlers,
  ...resultHandlers,
  ...storyHandlers,
};
