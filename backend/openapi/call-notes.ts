import type { ApiKey } from "@/contract/api";

export interface CallNote {
  summary: string;
  /** 401 without a token. */
  isSignedIn?: true;
  /** Creates something: an Idempotency-Key makes a repeated request the same thing. */
  isCreation?: true;
}

const open = (summary: string): CallNote => ({ summary });
const signedIn = (summary: string): CallNote => ({ summary, isSignedIn: true });
const creates = (note: CallNote): CallNote => ({ ...note, isCreation: true });

/** What the schemas cannot say of the calls, under the headings of the document. */
export const callNotes = {
  "Auth and customer": {
    "POST /customer/auth-tokens": open(
      "Sends a code by SMS, or by e-mail where SMS does not reach the number; 429 within a minute of the last one.",
    ),
    "POST /api/guest-signin": open(
      "Signs a guest in by phone and code; the token is in the authorization header.",
    ),
    "POST /certification": open("Begins an identity verification; its url is opened in a window."),
    "POST /certification/:impUid": open("Says whom a finished verification is of, without using it up."),
    "GET /customer/registered-customer": open("Says whether the verified person has signed up."),
    "POST /api/signin": open("Signs a registered customer in by a finished verification."),
    "POST /api/signup": open("Signs a verified person up with the terms they agree to, and in."),
    "PUT /api/guest-customer/certification-info": signedIn("Makes a signed-in guest a registered customer."),
    "PUT /guest-customer/phone": signedIn(
      "Changes a guest's phone with the code that was sent to the new one.",
    ),
    "POST /access-tokens": signedIn(
      "Answers a new token for one that still lives; the old one ends within a day.",
    ),
    "POST /customer/logout": open("Ends the token; never fails for one that is dead already."),
    "POST /customer/forgotten-devices": signedIn(
      "Forgets a device that an identity verification was made on, or all of them.",
    ),
    "GET /customers/this": signedIn("Who is signed in."),
    "GET /customers/this/agreements": signedIn(
      "What they agreed to last, of each term, and whether that text is still in effect.",
    ),
    "PUT /customers/this": signedIn(
      "Leaves the membership: personal data is erased, reservations are kept as the law asks.",
    ),
    "PUT /customers/this/info": signedIn("Changes what a person says of themselves."),
    "PUT /customers/this/marketing-receivable": signedIn("Gives or takes back the consent to marketing."),
  },
  "Partner and terms": {
    "GET /partners/this": open(
      "Everything about the clinic: information, marketing links, homepage switches.",
    ),
    "GET /partners/this/homepage-deploy-status": open(
      "Whether the homepage is deployed, being prepared or closed.",
    ),
    "GET /partner-groups/this": open("The group of clinics that the partner belongs to."),
    "GET /term": open("One term by its title or slug, with all its texts."),
    "GET /terms": open("The terms to agree to, with their histories."),
    "GET /terms/:id/terms-histories/current": open("A term's text that is in effect today at the clinic."),
  },
  Products: {
    "GET /products": open("A page of products."),
    "GET /products/:id": open("One product with all that its page shows."),
    "GET /product-categories": open("The product categories."),
    "GET /recommended-products": open("The clinic's picks."),
    "GET /recent-products": open(
      "What the signed-in customer, or else the guest, looked at, the latest first.",
    ),
    "POST /recent-products": open("Remembers a product that was looked at, once, as the latest."),
    "DELETE /recent-products/total": open("Forgets every product that was looked at."),
    "DELETE /recent-products/:id": open("Forgets one product that was looked at."),
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
    "GET /partner-shorten-works": open("Days on which the clinic opens for fewer hours."),
    "GET /partner-employee-schedules": open("Each doctor on each day, and the clinic's own days."),
  },
  Events: {
    "GET /events": open("Running events, and those to come; ended ones where they are asked for."),
    "GET /event/title": open("The title groups of running events."),
    "GET /v2/event/products": open("Products of running events."),
    "GET /compatibility/events": open("As GET /events."),
    "GET /compatibility/event/title": open("As GET /event/title."),
  },
  Cart: {
    "GET /carts": signedIn("The customer's cart."),
    "POST /carts": signedIn("Puts options into the cart; those already there stay once."),
    "DELETE /carts": signedIn("Takes items out of the cart."),
    "POST /carts/synchronization": signedIn(
      "Moves a guest's cart into the customer's, however often it is sent.",
    ),
    "GET /guest/carts": open("A guest's cart."),
    "POST /guest/carts": open("Puts options into a guest's cart."),
    "DELETE /guest/carts": open("Takes items out of a guest's cart."),
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
      "Keeps a free time for five minutes; refused as booking refuses, 429 for too many from one address.",
    ),
    "DELETE /reservation-holds/:id": open("Lets a held time go; never fails for one that nobody holds."),
    "GET /customer/reservation-confirm": open("Whether the clinic confirms such a reservation by itself."),
    "GET /customer/reservation-validation": open("Whether a time can be booked, and if not, why."),
  },
  Content: {
    "GET /customer/faqs": open("Questions and answers, group by group."),
    "GET /customer/faqs/this/group": open("The groups of questions."),
    "GET /customer/after-notices": open("What to mind after treatments."),
    "GET /customer/after-notices/:id": open("What to mind after one treatment."),
    "GET /customer/notices": open("Notices, pinned ones first."),
    "GET /customer/notices/:id": open("One notice with its neighbours and attachments."),
    "GET /customer/badge": signedIn(
      "How many items are in the customer's cart, and how many reservations are to come.",
    ),
    "GET /guest/badge": open("How many items are in a guest's cart."),
    "GET /banners": open("The banners of one place."),
    "GET /page": open("A page that the clinic has made of blocks: introduce, space, landing, welcome."),
    "GET /customer/popups": open("Popups whose period holds now, by weight."),
    "GET /customer/exhibitions": open("Running exhibitions."),
    "GET /customer/exhibitions/:id": open("One running exhibition with its story and products."),
    "GET /customer/brandings": open("The clinic's brand stories."),
    "GET /customer/brandings/:id": open("One brand story."),
    "GET /customer/shorten-url": open("Where a short code leads."),
    "GET /customer/review-urls": signedIn("Where the customer can write of a visit."),
    "GET /customer/partner-keywords": open("Recommended search keywords."),
    "GET /customer/before-afters": open("Before and after pictures; by law none for who is not signed in."),
    "GET /customer/before-afters/:id": open("One pair of pictures, for signed-in people."),
    "GET /customer/partner-reviews": open("Reviews of treatments; by law none for who is not signed in."),
    "GET /customer/partner-reviews/:id": open("One review, for signed-in people."),
    "GET /customer/boards": open("Entries of the clinic's boards, pinned ones first."),
    "GET /customer/boards/:id": open("One entry with its neighbours."),
    "GET /customer/board-types": open("The boards that there are."),
    "GET /customer/board-types/:id": open("One board."),
  },
  "Customer notice board": {
    "GET /customer/customer-boards": open("Posts of visitors; of private ones only that they are there."),
    "POST /customer/customer-boards": creates(open("Writes a post.")),
    "GET /customer/customer-boards/:id": open("A public post, or one's own."),
    "PUT /customer/customer-boards/:id": open(
      "Changes a post, with its password or by its signed-in author.",
    ),
    "GET /customer/customer-boards/:id/private": open(
      "For compatibility: addresses end up in histories, so use the POST.",
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
