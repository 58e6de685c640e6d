import type { ApiKey } from "@/contract/api";

export interface CallNote {
  summary: string;
  /** 401 without a token. */
  isSignedIn?: true;
  /** Takes an Idempotency-Key. */
  isCreation?: true;
}

const open = (summary: string): CallNote => ({ summary });
const signedIn = (summary: string): CallNote => ({ summary, isSignedIn: true });
const creates = (note: CallNote): CallNote => ({ ...note, isCreation: true });

/** Summaries of the calls, under the headings of the document. */
export const callNotes = {
  "Auth and customer": {
    "POST /customer/auth-tokens": open(
      "Sends a code by SMS, or by e-mail where SMS does not reach the number; 429 within a minute of the last one.",
    ),
    "POST /api/guest-signin": open(
      "Signs a guest in by phone and code; the token is in the authorization header.",
    ),
    "POST /certification": open("Begins an identity verification; its url is opened in a window."),
    "POST /certification/:impUid": open("The person of a finished verification; does not consume it."),
    "GET /customer/registered-customer": open("Whether the verified person has signed up."),
    "POST /api/signin": open("Signs a registered customer in by a finished verification."),
    "POST /api/signup": open("Signs a verified person up with the terms they agree to, and in."),
    "PUT /api/guest-customer/certification-info": signedIn("Makes a signed-in guest a registered customer."),
    "PUT /guest-customer/phone": signedIn(
      "Changes a guest's phone with the code that was sent to the new one.",
    ),
    "POST /access-tokens": signedIn("Renews a valid token; the old one ends within a day."),
    "POST /customer/logout": open("Ends the token; succeeds for an invalid one, too."),
    "POST /customer/forgotten-devices": signedIn(
      "Forgets a device of an identity verification, or all of them.",
    ),
    "GET /customers/this": signedIn("Who is signed in."),
    "GET /customers/this/agreements": signedIn(
      "The latest agreement to each term, and whether its version is still in effect.",
    ),
    "PUT /customers/this": signedIn(
      "Ends the membership: personal data is erased, reservations are kept as the law requires.",
    ),
    "PUT /customers/this/info": signedIn("Changes the profile."),
    "PUT /customers/this/marketing-receivable": signedIn("Gives or withdraws consent to marketing."),
  },
  "Partner and terms": {
    "GET /partners/this": open(
      "Everything about the clinic: information, marketing links, homepage switches.",
    ),
    "GET /partners/this/homepage-deploy-status": open(
      "Whether the homepage is deployed, in preparation or closed.",
    ),
    "GET /partner-groups/this": open("The group of clinics that the partner belongs to."),
    "GET /term": open("One term by its title or slug, with all its texts."),
    "GET /terms": open("The terms to agree to, with their histories."),
    "GET /terms/:id/terms-histories/current": open("The version of a term in effect today at the clinic."),
  },
  Products: {
    "GET /products": open("A page of products."),
    "GET /products/:id": open("One product with all details."),
    "GET /product-categories": open("The product categories."),
    "GET /recommended-products": open("The clinic's picks."),
    "GET /recent-products": open(
      "Recently viewed products of the signed-in customer, else of the guest, the latest first.",
    ),
    "POST /recent-products": open("Adds a recently viewed product, or moves it to the front."),
    "DELETE /recent-products/total": open("Deletes all recently viewed products."),
    "DELETE /recent-products/:id": open("Deletes one recently viewed product."),
    "GET /v2/products": open("A page of products by category, event, exhibition, badge and keyword, sorted."),
    "GET /v2/products/:id": open("One product; with isSecret and eventId as the secret event sells it."),
    "GET /v2/product-categories": open("The product categories with how many products each has."),
    "GET /v2/product-categories/:id": open("One category with its parent and sub-categories."),
    "GET /customer/v2/exhibition-products": open("Products of running exhibitions."),
    "GET /compatibility/products": open("As GET /v2/products."),
    "GET /compatibility/products/:id": open("As GET /v2/products/:id."),
    "GET /compatibility/product-categories": open("As GET /v2/product-categories."),
    "GET /compatibility/product-categories/:id": open("As GET /v2/product-categories/:id."),
  },
  Introduction: {
    "GET /partner-employees": open("The doctors, each with the next free time."),
    "GET /partner-shorten-works": open("Days with shortened hours."),
    "GET /partner-employee-schedules": open("Each doctor on each day, and the clinic's own days."),
  },
  Events: {
    "GET /events": open("Running events; with isIncludeEnded also ended ones."),
    "GET /event/title": open("The title groups of running events."),
    "GET /v2/event/products": open("Products of running events."),
    "GET /compatibility/events": open("As GET /events."),
    "GET /compatibility/event/title": open("As GET /event/title."),
  },
  Cart: {
    "GET /carts": signedIn("The customer's cart."),
    "POST /carts": signedIn("Adds options to the cart, each once."),
    "DELETE /carts": signedIn("Removes items from the cart."),
    "POST /carts/synchronization": signedIn("Moves a guest's cart into the customer's; can be repeated."),
    "GET /guest/carts": open("A guest's cart."),
    "POST /guest/carts": open("Adds options to a guest's cart."),
    "DELETE /guest/carts": open("Removes items from a guest's cart."),
  },
  Reservations: {
    "GET /partner-employee-schedules/employees": open(
      "Doctors who can be booked, each with the next free time.",
    ),
    "GET /partner-schedules/available-dates": open("Which days have a free time, and why others have none."),
    "GET /partner-schedules/time": open("The times of one day."),
    "POST /customer/reservations": creates(
      signedIn(
        "Books; 409 when the time was taken meanwhile, 422 with a reason when it can never be booked.",
      ),
    ),
    "GET /customer/reservations": signedIn("The customer's reservations."),
    "GET /customer/reservations/:id": signedIn("One of the customer's reservations."),
    "PUT /customer/reservations/:id": signedIn("Moves a reservation within the clinic's rule."),
    "PUT /customer/reservations/:id/cancel": signedIn("Cancels a reservation within the clinic's rule."),
    "PUT /reservation-holds/:id": open(
      "Holds a free time for five minutes; refused like booking, 429 with too many holds of one address.",
    ),
    "DELETE /reservation-holds/:id": open("Releases a hold; succeeds when there is none, too."),
    "GET /customer/reservation-confirm": open("Whether the clinic has to confirm a reservation."),
    "GET /customer/reservation-validation": open("Whether a time can be booked, and if not, why."),
  },
  Content: {
    "GET /customer/faqs": open("Questions and answers, group by group."),
    "GET /customer/faqs/this/group": open("The groups of questions."),
    "GET /customer/after-notices": open("Aftercare instructions."),
    "GET /customer/after-notices/:id": open("Aftercare instructions of one treatment."),
    "GET /customer/notices": open("Notices, pinned ones first."),
    "GET /customer/notices/:id": open("One notice with its neighbours and attachments."),
    "GET /customer/badge": signedIn("Counts of the customer's cart items and upcoming reservations."),
    "GET /guest/badge": open("Count of a guest's cart items."),
    "GET /banners": open("The banners of one place."),
    "GET /page": open("A page of blocks: introduce, space, landing, welcome."),
    "GET /customer/popups": open("Current popups, by weight."),
    "GET /customer/exhibitions": open("Running exhibitions."),
    "GET /customer/exhibitions/:id": open("One running exhibition with its story and products."),
    "GET /customer/brandings": open("The clinic's brand stories."),
    "GET /customer/brandings/:id": open("One brand story."),
    "GET /customer/shorten-url": open("The target of a short code."),
    "GET /customer/review-urls": signedIn("Sites where the customer can review a visit."),
    "GET /customer/partner-keywords": open("Recommended search keywords."),
    "GET /customer/before-afters": open("Before and after pictures; by law only for members."),
    "GET /customer/before-afters/:id": open("One pair of pictures, for members."),
    "GET /customer/partner-reviews": open("Reviews of treatments; by law only for members."),
    "GET /customer/partner-reviews/:id": open("One review, for members."),
    "GET /customer/boards": open("Entries of the clinic's boards, pinned ones first."),
    "GET /customer/boards/:id": open("One entry with its neighbours."),
    "GET /customer/board-types": open("The boards."),
    "GET /customer/board-types/:id": open("One board."),
  },
  "Customer notice board": {
    "GET /customer/customer-boards": open("Visitors' posts; private ones without title."),
    "POST /customer/customer-boards": creates(open("Writes a post.")),
    "GET /customer/customer-boards/:id": open("A public post, or the viewer's own."),
    "PUT /customer/customer-boards/:id": open(
      "Changes a post, with its password or by its signed-in author.",
    ),
    "GET /customer/customer-boards/:id/private": open(
      "For compatibility: the URL carries the password, so use the POST.",
    ),
    "POST /customer/customer-boards/:id/private": open(
      "Opens a post with its password; 429 after ten wrong ones.",
    ),
    "PUT /customer/customer-boards/:id/delete": open(
      "Deletes a post, with its password or by its signed-in author.",
    ),
    "GET /customer/notice-customer-boards": open("As GET /customer/customer-boards."),
    "POST /customer/notice-customer-boards": creates(open("As POST /customer/customer-boards.")),
    "GET /customer/notice-customer-boards/:id": open("As GET /customer/customer-boards/:id."),
    "PUT /customer/notice-customer-boards/:id": open("As PUT /customer/customer-boards/:id."),
    "GET /customer/notice-customer-boards/:id/private": open("As GET /customer/customer-boards/:id/private."),
    "POST /customer/notice-customer-boards/:id/private": open(
      "As POST /customer/customer-boards/:id/private.",
    ),
    "PUT /customer/notice-customer-boards/:id/delete": open("As PUT /customer/customer-boards/:id/delete."),
  },
} satisfies Record<string, Partial<Record<ApiKey, CallNote>>>;
