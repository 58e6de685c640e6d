import { defineContract } from "./endpoint";
import { eventList, eventTitles } from "./events";
import { productCategoryDetail, productCategoryList, productDetail, productList } from "./products";

/** Older names of the same calls (spec §7). */
export const compatibilityContract = defineContract({
  "GET /compatibility/products": productList,
  "GET /compatibility/products/:id": productDetail,
  "GET /compatibility/product-categories": productCategoryList,
  "GET /compatibility/product-categories/:id": productCategoryDetail,
  "GET /compatibility/events": eventList,
  "GET /compatibility/event/title": eventTitles,
});
