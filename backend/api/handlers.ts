import type { ApiContract } from "@/contract/api";
import type { compatibilityContract } from "@/contract/api/compatibility";
import type { Handlers } from "../call/handlers";
import { authAndCustomerHandlers } from "./auth-and-customer";
import { boardHandlers } from "./boards";
import { cartHandlers } from "./cart";
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

const compatibilityHandlers: Handlers<typeof compatibilityContract> = {
  "GET /compatibility/products": productHandlers["GET /v2/products"],
  "GET /compatibility/products/:id": productHandlers["GET /v2/products/:id"],
  "GET /compatibility/product-categories": productHandlers["GET /v2/product-categories"],
  "GET /compatibility/product-categories/:id": productHandlers["GET /v2/product-categories/:id"],
  "GET /compatibility/events": eventHandlers["GET /events"],
  "GET /compatibility/event/title": eventHandlers["GET /event/title"],
};

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
