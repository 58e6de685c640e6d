import { describe, expect, it } from "vitest";
import type { Content } from "@/contract/tenant/content";
import { contentOf, ids } from "./demo-clinics";

const clinics = ids.map((id) => ({ id, content: contentOf(id) }));
const amounts: Record<string, (content: Content) => number> = {
  notices: ({ notices }) => notices.length,
  faqs: ({ faqs }) => faqs.length,
  topFaqs: ({ faqs }) => faqs.filter((faq) => faq.isTop).length,
  popups: ({ popups }) => popups.length,
  boards: ({ boardTypes }) => boardTypes.length,
  posts: ({ boards, customerPosts }) => boards.length + customerPosts.length,
  exhibitions: ({ exhibitions }) => exhibitions.length,
  brandings: ({ brandings }) => brandings.length,
  pages: ({ pages }) => pages.length,
  pairs: ({ beforeAfters }) => beforeAfters.length,
  reviews: ({ partnerReviews }) => partnerReviews.length,
  secrets: ({ events }) => events.filter((event) => event.isSecret).length,
};

describe("what the demo clinics tell", () => {
  it.each([
    ["lumiere", [40, 25, 5, 5, 5, 124, 3, 3, 4, 12, 24, 1]],
    ["haneul", [20, 18, 5, 4, 3, 50, 3, 2, 4, 8, 12, 1]],
    ["onyu", [3, 5, 4, 0, 1, 3, 0, 0, 2, 0, 0, 0]],
  ])("is as much as %s is to show", (id, wanted) => {
    const content = contentOf(id);
    const names = Object.keys(amounts);
    expect(
      Object.fromEntries(Object.entries(amounts).map(([name, count]) => [name, count(content)])),
    ).toEqual(Object.fromEntries(names.map((name, index) => [name, wanted[index]])));
  });

  it("leaves some questions open and some behind a password", () => {
    const { customerPosts, boardTypes } = contentOf("lumiere");
    expect(customerPosts.filter((post) => post.isPrivate).length).toBeGreaterThanOrEqual(10);
    expect(customerPosts.some((post) => post.answerHtml === null)).toBe(true);
    const looks = boardTypes.map(({ kind, look }) => (kind === "clinic" ? look : kind));
    expect(new Set(looks)).toEqual(new Set(["GALLERY", "VIDEO", "LIST", "customer"]));
  });

  it("offers a secret price for a secret treatment and for an open one", () => {
    for (const { events, products } of clinics.map((clinic) => clinic.content)) {
      for (const event of events.filter(({ isSecret }) => isSecret)) {
        const owners = Object.keys(event.prices).map((key) =>
          products.find(({ options }) => options.some((option) => option.key === key)),
        );
        expect(new Set(owners.map((product) => product?.isSecret))).toEqual(new Set([true, false]));
      }
    }
  });

  it.each(clinics)("repeats no title and no text at $id", ({ content }) => {
    const texts = [
      ...[...content.notices, ...content.boards].flatMap(({ title, contentHtml }) => [title, contentHtml]),
      ...content.faqs.flatMap(({ question, answerHtml }) => [question, answerHtml]),
      ...content.customerPosts.flatMap(({ title, content: text }) => [title, text]),
      ...content.customerPosts.flatMap(({ answerHtml }) => answerHtml ?? []),
      ...content.partnerReviews.map((review) => review.content),
      ...content.beforeAfters.flatMap(({ title, beforeImageUrl, afterImageUrl }) => [
        title,
        beforeImageUrl,
        afterImageUrl,
      ]),
    ];
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
