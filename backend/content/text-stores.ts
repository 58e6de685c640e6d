import { and, desc, eq, isNull } from "drizzle-orm";
import type { ContentBody } from "@/contract/content/bodies";
import { boards, boardTypes, customerPosts } from "../db/schema/boards";
import { notices } from "../db/schema/content";
import { employees } from "../db/schema/employees";
import { afterNotices, faqGroups, faqs } from "../db/schema/help";
import { beforeAfters, partnerReviews } from "../db/schema/results";
import { cleanHtml } from "../lib/clean-html";
import { ApiError } from "../lib/errors";
import { rowStore } from "./store";

export const noticeStore = rowStore<typeof notices, ContentBody<"notice">>("notice", notices, {
  orderBy: [desc(notices.isPinned), desc(notices.publishedAt), notices.id],
  toBody: ({ title, contentHtml, isPinned, publishedAt, attachments }) => ({
    ...{ title, contentHtml, isPinned, publishedAt, attachments },
  }),
  toColumns: (body) => ({ ...body, contentHtml: cleanHtml(body.contentHtml) }),
});

export const faqGroupStore = rowStore<typeof faqGroups, ContentBody<"faqGroup">>("faqGroup", faqGroups, {
  orderBy: [faqGroups.sortOrder, faqGroups.id],
  toBody: ({ title }) => ({ title }),
  toColumns: (body) => body,
});

export const faqStore = rowStore<typeof faqs, ContentBody<"faq">>("faq", faqs, {
  orderBy: [faqs.sortOrder, faqs.id],
  toBody: ({ groupId, question, answerHtml, isTop }) => ({ groupId, question, answerHtml, isTop }),
  toColumns: (body) => ({ ...body, answerHtml: cleanHtml(body.answerHtml) }),
});

export const afterNoticeStore = rowStore<typeof afterNotices, ContentBody<"afterNotice">>(
  "afterNotice",
  afterNotices,
  {
    orderBy: [afterNotices.sortOrder, afterNotices.id],
    toBody: ({ title, contentHtml }) => ({ title, contentHtml }),
    toColumns: (body) => ({ ...body, contentHtml: cleanHtml(body.contentHtml) }),
  },
);

const boardTypeRows = rowStore<typeof boardTypes, ContentBody<"boardType">>("boardType", boardTypes, {
  orderBy: [boardTypes.sortOrder, boardTypes.id],
  toBody: ({ title, description, kind, look, categories }) => ({
    ...{ title, description, kind, look, categories },
  }),
  toColumns: (body) => body,
});

export const boardTypeStore: typeof boardTypeRows = {
  ...boardTypeRows,
  /** Not with what visitors have written on it: no version has that, so nothing could bring it back. */
  remove: async (site, id) => {
    const isWritten = and(eq(customerPosts.boardTypeId, id), isNull(customerPosts.deletedAt));
    const posts = await site.scope.count(customerPosts, isWritten);
    if (posts > 0)
      throw new ApiError(
        409,
        "content.in-use",
        `방문자가 쓴 글이 ${posts}건 있어 게시판을 지울 수 없습니다.`,
      );
    await boardTypeRows.remove(site, id);
  },
};

export const boardStore = rowStore<typeof boards, ContentBody<"board">>("board", boards, {
  orderBy: [desc(boards.isPinned), desc(boards.publishedAt), boards.id],
  toBody: ({ id: _, partnerId: __, imageUrl, imageAlt, ...row }) => ({
    ...row,
    image: imageUrl === null ? null : { url: imageUrl, alt: imageAlt },
  }),
  toColumns: ({ image, ...own }) => ({
    ...own,
    contentHtml: cleanHtml(own.contentHtml),
    imageUrl: image?.url ?? null,
    imageAlt: image?.alt ?? "",
  }),
});

export const doctorStore = rowStore<typeof employees, ContentBody<"doctor">>("doctor", employees, {
  orderBy: [employees.sortOrder, employees.id],
  toBody: ({ id: _, partnerId: __, key: ___, type: ____, sortOrder: _____, weekChangedAt, ...row }) => row,
  toColumns: (body) => ({ ...body, type: "doctor" as const }),
});

export const beforeAfterStore = rowStore<typeof beforeAfters, ContentBody<"beforeAfter">>(
  "beforeAfter",
  beforeAfters,
  {
    orderBy: [desc(beforeAfters.publishedAt), beforeAfters.id],
    toBody: ({ id: _, partnerId: __, pictureKey: ___, ...row }) => row,
    toColumns: (body) => body,
  },
);

export const reviewStore = rowStore<typeof partnerReviews, ContentBody<"review">>("review", partnerReviews, {
  orderBy: [desc(partnerReviews.publishedAt), partnerReviews.id],
  toBody: ({ id: _, partnerId: __, pictureKey: ___, ...row }) => row,
  toColumns: (body) => body,
});
