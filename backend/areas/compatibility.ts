import type { compatibilityContract } from "@/contract/api/compatibility";
import type { Handlers } from "../router";
import { eventHandlers } from "./events";
import { productHandlers } from "./products";

export const compatibilityHandlers: Handlers<typeof compatibilityContract> = {
  "GET /compatibility/products": productHandlers["GET /v2/products"],
  "GET /compatibility/products/:id": productHandlers["GET /v2/products/:id"],
  "GET /compatibility/product-categories": productHandlers["GET /v2/product-categories"],
  "GET /compatibility/product-categories/:id": productHandlers["GET /v2/product-categories/:id"],
  "GET /compatibility/events": eventHandlers["GET /events"],
  "GET /compatibility/event/title": eventHandlers["GET /event/title"],
};
