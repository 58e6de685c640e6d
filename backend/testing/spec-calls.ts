/** Every path of spec §7, as its headings list them; `:x` is whatever the path names there. */
export const SPEC_CALLS = `
Auth and customer
  GET /customer/registered-customer
  POST /api/signup
  POST /api/signin
  POST /api/guest-signin
  POST /customer/logout
  GET /customers/this
  PUT /customers/this
  PUT /customers/this/info
  PUT /customers/this/marketing-receivable
  POST /customer/auth-tokens
  POST /access-tokens
  POST /certification
  POST /certification/:x
  PUT /api/guest-customer/certification-info
  PUT /guest-customer/phone
Partner and terms
  GET /partners/this
  GET /partners/this/homepage-deploy-status
  GET /term
  GET /terms
  GET /terms/:x/terms-histories/current
Products
  GET /products
  GET /products/:x
  GET /product-categories
  GET /recommended-products
  GET /recent-products
  POST /recent-products
  DELETE /recent-products/total
  DELETE /recent-products/:x
  GET /v2/products
  GET /v2/products/:x
  GET /v2/product-categories
  GET /v2/product-categories/:x
  GET /customer/v2/exhibition-products
  GET /compatibility/products
  GET /compatibility/products/:x
  GET /compatibility/events
  GET /compatibility/product-categories
  GET /compatibility/product-categories/:x
  GET /compatibility/event/title
Introduction pages
  GET /partner-employees
  GET /partner-shorten-works
  GET /partner-employee-schedules
Events
  GET /events
  GET /event/title
  GET /v2/event/products
Cart
  GET /carts
  POST /carts
  DELETE /carts
  POST /carts/synchronization
  GET /guest/carts
  POST /guest/carts
  DELETE /guest/carts
Reservations
  POST /customer/reservations
  GET /customer/reservations
  GET /customer/reservations/:x
  GET /partner-employee-schedules/employees
  GET /partner-schedules/available-dates
  GET /partner-schedules/time
  GET /customer/reservation-confirm
  GET /customer/reservation-validation
Content
  GET /customer/faqs
  GET /customer/faqs/this/group
  GET /customer/after-notices
  GET /customer/after-notices/:x
  GET /customer/notices
  GET /customer/notices/:x
  GET /customer/badge
  GET /guest/badge
  GET /banners
  GET /page
  GET /customer/popups
  GET /customer/exhibitions
  GET /customer/exhibitions/:x
  GET /customer/brandings/:x
  GET /customer/shorten-url
  GET /customer/review-urls
  GET /customer/boards
  GET /customer/boards/:x
  GET /customer/board-types/:x
  GET /customer/partner-keywords
  GET /customer/before-afters
  GET /customer/before-afters/:x
  GET /customer/partner-reviews
  GET /customer/partner-reviews/:x
Customer notice board
  GET /customer/customer-boards
  POST /customer/customer-boards
  GET /customer/customer-boards/:x
  PUT /customer/customer-boards/:x
  GET /customer/customer-boards/:x/private
  POST /customer/customer-boards/:x/private
  PUT /customer/customer-boards/:x/delete
Defined but not called
  GET /customer/board-types
  GET /customer/notice-customer-boards
  POST /customer/notice-customer-boards
  GET /customer/notice-customer-boards/:x
  PUT /customer/notice-customer-boards/:x
  GET /customer/notice-customer-boards/:x/private
  POST /customer/notice-customer-boards/:x/private
  PUT /customer/notice-customer-boards/:x/delete
  GET /partner-groups/this
`
  .split("\n")
  .flatMap((line) => (line.startsWith("  ") ? [line.trim()] : []));
