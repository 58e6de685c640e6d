import type { z } from "zod";
import type { contentSchema } from "@/contract/tenant/content";

export type ContentFile = Partial<z.input<typeof contentSchema>>;

const image = { url: "/media/any/picture.webp", alt: "그림" };
const story = { summary: "한 줄 소개", image };
const size = { pcWidth: 4, pcHeight: 3, mobileWidth: 1, mobileHeight: 1 };
const popupItem = { title: "알림", devices: ["PC", "MOBILE"] as ("PC" | "MOBILE")[], pcContent: image.url };
const post = { boardType: "counsel", authorName: "박서연", phone: "01012345678", password: "1234" };

/** What a clinic tells and what is told of it: one or two of everything, with running, ended and coming ones. */
export function storyContent(): ContentFile {
  return {
    exhibitions: [
      {
        ...story,
        key: "spring",
        title: "봄맞이 기획전",
        startDay: -1,
        products: ["toning", "ultra"],
        blocks: [
          { type: "text", html: `<p onclick="x()">소개</p><script>alert(1)</script>` },
          { type: "products", products: ["care", "toning"] },
          { type: "button", buttonText: "예약하기" },
        ],
      },
      { ...story, key: "over", title: "지난 기획전", startDay: -9, endDay: -1, products: [], blocks: [] },
      { ...story, key: "soon", title: "다가올 기획전", startDay: 3, endDay: 4, products: [], blocks: [] },
    ],
    brandings: [
      {
        ...story,
        key: "philosophy",
        title: "우리의 원칙",
        blocks: [
          { type: "hero", title: "원칙", image },
          { type: "video", videoId: "abcdefghijk" },
          { type: "products", products: ["care"] },
          { type: "offer", product: "care", rules: ["한 분에 한 번"] },
        ],
      },
    ],
    pages: [{ key: "introduce", title: "병원 소개", blocks: [{ type: "quote", text: "천천히, 정확하게" }] }],
    popups: [
      { ...size, locations: ["/", "/events"], weight: 2, popupItems: [{ ...popupItem, linkTo: "/events" }] },
      {
        ...size,
        locations: ["/"],
        weight: 1,
        popupItems: [
          { ...popupItem, title: "둘째", weight: 2 },
          { ...popupItem, title: "첫째", weight: 1 },
        ],
      },
      { ...size, locations: ["/"], weight: 0, startDay: -9, endDay: -1, popupItems: [popupItem] },
    ],
    beforeAfters: [
      { ...pictures, title: "리프팅 4주", category: "리프팅", product: "ultra", doctor: "kim", daysAgo: 2 },
      { ...pictures, title: "바디 라인", category: "바디", isNoYouth: true, daysAgo: 1 },
    ],
    partnerReviews: [
      {
        authorName: "김하나",
        rating: 5,
        content: "친절해요",
        source: "네이버",
        product: "toning",
        daysAgo: 1,
      },
      { authorName: "이솔", rating: 4, content: "깨끗해요", source: "방문", daysAgo: 3 },
    ],
    partnerKeywords: ["리프팅", "토닝", "리프팅"],
    shortenUrls: [
      { code: "spring", targetUrl: "/exhibitions/1" },
      { code: "map-1", targetUrl: "https://naver.me/abc?x=1&y=2" },
    ],
    ...helpContent(),
    ...boardContent(),
  };
}

const pictures = { beforeImageUrl: image.url, afterImageUrl: image.url, elapsed: "시술 4주 후" };

function helpContent(): ContentFile {
  return {
    faqGroups: [
      { key: "booking", title: "예약" },
      { key: "care", title: "시술" },
    ],
    faqs: [
      { group: "care", question: "아픈가요?", answerHtml: "<p><strong>조금</strong> 따끔합니다.</p>" },
      { group: "booking", question: "100% 예약제인가요?", answerHtml: "<p>네.</p>", isTop: true },
      {
        group: "booking",
        question: "취소할 수 있나요?",
        answerHtml: "<p>{reservationChangeHours}시간 전까지요.</p>",
      },
    ],
    afterNotices: [
      { key: "laser", title: "레이저 후", contentHtml: `<p>보습</p><img src=x onerror=alert(1)>` },
      {
        key: "lifting",
        title: "리프팅 후",
        contentHtml: "<p>찜질 금지, {reservationChangeHours}시간 전</p>",
      },
    ],
  };
}

function boardContent(): ContentFile {
  return {
    boardTypes: [
      { key: "news", title: "소식", kind: "clinic", categories: ["언론", "행사"] },
      { key: "video", title: "영상", kind: "clinic", look: "VIDEO" },
      { key: "counsel", title: "상담", kind: "customer", categories: ["시술"] },
    ],
    boards: [
      { boardType: "news", category: "언론", title: "신문에 났어요", contentHtml: "<p>기사</p>", daysAgo: 5 },
      { boardType: "news", title: "새 장비", contentHtml: "<p>장비</p>", isPinned: true, daysAgo: 9 },
      { boardType: "video", title: "원장 인터뷰", contentHtml: "", videoId: "abcdefghijk", daysAgo: 1 },
    ],
    customerPosts: [
      { ...post, title: "나중 질문", content: "얼마예요?", isPrivate: true, daysAgo: 1 },
      {
        ...post,
        title: "먼저 질문",
        content: "주차되나요?",
        category: "시술",
        answerHtml: "<p>네, 됩니다.</p>",
        daysAgo: 4,
      },
    ],
  };
}

/** One thing more of each kind, by the same name. */
export function ownStoryContent(name: string): ContentFile {
  const own = { ...story, key: "own", title: name };
  return {
    exhibitions: [{ ...own, products: ["own"], blocks: [] }],
    brandings: [{ ...own, blocks: [] }],
    pages: [{ key: "own", title: name, blocks: [] }],
    popups: [{ ...size, locations: ["/"], weight: 9, popupItems: [{ ...popupItem, title: name }] }],
    beforeAfters: [{ ...pictures, title: name, category: "", daysAgo: 90 }],
    partnerReviews: [{ authorName: "최", rating: 3, content: name, source: "방문", daysAgo: 90 }],
    partnerKeywords: [name],
    shortenUrls: [{ code: "own", targetUrl: "/own" }],
    faqGroups: [{ key: "own", title: name }],
    faqs: [{ group: "own", question: name, answerHtml: "" }],
    afterNotices: [{ key: "own", title: name, contentHtml: "" }],
    boardTypes: [{ key: "own", title: name, kind: "clinic" }],
    boards: [{ boardType: "own", title: name, contentHtml: "", daysAgo: 90 }],
    customerPosts: [{ ...post, title: name, content: "", daysAgo: 90 }],
  };
}
