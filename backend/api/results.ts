import { and, desc, eq, inArray } from "drizzle-orm";
import type { BeforeAfter, PartnerReview, resultsContract } from "@/contract/api/results";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";
import { memberPicture } from "../catalogue/member-pictures";
import { products } from "../db/schema/catalogue";
import { employees } from "../db/schema/employees";
import { beforeAfters, partnerReviews } from "../db/schema/results";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../lib/errors";
import { PRODUCT_PAGE_SIZE } from "../lib/page-sizes";
import { isAdult } from "../people/adulthood";
import { maskAuthor } from "../posts/mask-author";

type BeforeAfterRow = typeof beforeAfters.$inferSelect;
type ReviewRow = typeof partnerReviews.$inferSelect;

export const resultHandlers: Handlers<typeof resultsContract> = {
  "GET /customer/before-afters": async ({ query, call }) => {
    const { isMember, isAdult } = await resultsViewer(call);
    const { page, pageSize = PRODUCT_PAGE_SIZE, isNoYouth, productId } = query;
    const where = and(
      isAdult ? undefined : eq(beforeAfters.isNoYouth, false),
      isNoYouth === undefined ? undefined : eq(beforeAfters.isNoYouth, isNoYouth),
      productId ? eq(beforeAfters.productId, productId) : undefined,
    );
    if (!isMember) return { rows: [], count: await call.scope.count(beforeAfters, where), page, pageSize };
    const orderBy = [desc(beforeAfters.publishedAt), beforeAfters.id];
    const list = await call.scope.page(beforeAfters, { where, orderBy, page, pageSize });
    return { ...list, rows: await describeBeforeAfters(call, list.rows) };
  },

  "GET /customer/before-afters/:id": async ({ params, call }) => {
    const { isMember, isAdult } = await resultsViewer(call);
    const found = isMember
      ? await call.scope.first(beforeAfters, { where: eq(beforeAfters.id, params.id) })
      : undefined;
    if (!found || (found.isNoYouth && !isAdult)) throw notFound();
    const [row] = await describeBeforeAfters(call, [found]);
    if (!row) throw notFound();
    return { row };
  },

  "GET /customer/partner-reviews": async ({ query, call }) => {
    const { isMember } = await resultsViewer(call);
    const { page, pageSize = PRODUCT_PAGE_SIZE, productId } = query;
    const where = productId ? eq(partnerReviews.productId, productId) : undefined;
    if (!isMember) return { rows: [], count: await call.scope.count(partnerReviews, where), page, pageSize };
    const orderBy = [desc(partnerReviews.publishedAt), partnerReviews.id];
    const list = await call.scope.page(partnerReviews, { where, orderBy, page, pageSize });
    return { ...list, rows: await describeReviews(call, list.rows) };
  },

  "GET /customer/partner-reviews/:id": async ({ params, call }) => {
    const { isMember } = await resultsViewer(call);
    const found = isMember
      ? await call.scope.first(partnerReviews, { where: eq(partnerReviews.id, params.id) })
      : undefined;
    const [row] = found ? await describeReviews(call, [found]) : [];
    if (!row) throw notFound();
    return { row };
  },
};

async function describeBeforeAfters({ scope, now }: Call, rows: BeforeAfterRow[]): Promise<BeforeAfter[]> {
  const employeeIds = rows.flatMap(({ employeeId }) => employeeId ?? []);
  const fields = { id: employees.id, name: employees.name, position: employees.position };
  const [productOf, doctors] = await Promise.all([
    nameProducts(scope, rows),
    employeeIds.length > 0
      ? scope.pick(employees, fields, { where: inArray(employees.id, employeeIds) })
      : [],
  ]);
  return rows.map(({ partnerId: _, productId, employeeId, pictureKey, ...row }) => ({
    ...row,
    beforeImageUrl: memberPicture(row.beforeImageUrl, pictureKey, now),
    afterImageUrl: memberPicture(row.afterImageUrl, pictureKey, now),
    product: productOf(productId),
    employee: doctors.find((doctor) => doctor.id === employeeId) ?? null,
  }));
}

async function describeReviews({ scope, now }: Call, rows: ReviewRow[]): Promise<PartnerReview[]> {
  const productOf = await nameProducts(scope, rows);
  return rows.map(({ partnerId: _, productId, authorName, pictureKey, ...row }) => ({
    ...row,
    imageUrl: row.imageUrl && memberPicture(row.imageUrl, pictureKey, now),
    authorName: maskAuthor(authorName),
    product: productOf(productId),
  }));
}

/** Names of the rows' products; secret ones are left out. */
async function nameProducts(scope: PartnerScope, rows: { productId: number | null }[]) {
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const named =
    ids.length > 0
      ? await scope.pick(
          products,
          { id: products.id, name: products.name },
          { where: and(inArray(products.id, ids), eq(products.isSecret, false)) },
        )
      : [];
  return (productId: number | null) => named.find(({ id }) => id === productId) ?? null;
}

/**
 * By law results are for members, which guests signed in by SMS are not, and some for verified adults. An invalid token
 * is a 401.
 */
async function resultsViewer(call: Call): Promise<{ isMember: boolean; isAdult: boolean }> {
  const customer = await call.optionalCustomer();
  return {
    isMember: customer?.isRegular === true,
    isAdult: customer !== null && isAdult(customer, call.now),
  };
}
