import type { ApiResponse } from "@/contract/api";
import type { ProductDetail, ProductOption } from "@/contract/api/products";
import type { AvailableTime, Reservation } from "@/contract/api/reservations";
import { addDays } from "@/lib/clinic-time";

/** A Wednesday, 14:00 at the clinic. */
export const NOW = "2026-11-18T14:00:00+09:00";
export const FREE_DAY = "2026-11-20";
const CLOSED_DAY = "2026-11-22";

const price = (won: number, was: number | null = null) => ({
  price: won,
  originalPrice: was,
  discountRate: was === null ? null : Math.floor((1 - won / was) * 100),
  isFrom: false,
});
const option = (id: number, name: string, won: number, was: number | null = null): ProductOption => ({
  id,
  productId: 7,
  name,
  description: "",
  price: price(won, was),
  event: null,
  durationMinutes: 40,
  isDefault: false,
});

export const SINGLE = option(71, "2cc 1회", 198_000, 280_000);
export const CALMING = option(72, "진정 관리 추가", 39_000);

export const BOOSTER: ProductDetail = {
  id: 7,
  name: "콜라겐 부스터",
  summary: "",
  imageUrl: "/media/lumiere/booster.webp",
  imageAlt: "",
  categoryIds: [2],
  badges: [],
  isRecommend: true,
  price: SINGLE.price,
  event: null,
  description: "",
  images: [],
  options: [SINGLE, CALMING],
  facts: [],
  recommendedFor: [],
  steps: [],
  descriptionHtml: "",
  cautionHtml: "",
  relatedProducts: [],
  isSecret: false,
  hashTags: [],
  afterNotices: [],
  exhibitions: [],
};

export const DOCTOR = {
  id: 5,
  name: "서지안",
  position: "대표원장",
  specialty: "",
  imageUrl: "/media/lumiere/seo.webp",
  imageFocus: { x: 50, y: 46 },
  nextAvailableAt: `${FREE_DAY}T14:00:00+09:00`,
};

export const categories = [2, 3].map((id) => ({
  id,
  name: id === 2 ? "스킨부스터" : "리프팅",
  description: "",
  parentId: null,
  bodyGroup: "",
  concernGroup: "",
  icon: null,
  productCount: 1,
}));

export const terms = [
  { id: 1, termTitle: "개인정보 수집과 이용", slug: "reservation-privacy", isRequired: true },
  { id: 2, termTitle: "이벤트와 혜택 문자 받기", slug: "marketing", isRequired: false },
].map((term) => ({ ...term, titles: {}, version: "1.0", effectiveAt: "2026-01-01" }));

/** Every day from one to another; only FREE_DAY and the two after it are free. */
export function datesBetween(
  from: string,
  to: string,
): ApiResponse<"GET /partner-schedules/available-dates">["rows"] {
  const rows = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isAvailable = date >= FREE_DAY && date < CLOSED_DAY;
    const reason = isAvailable ? null : ("closed" as const);
    rows.push({ date, isAvailable, reason, isHoliday: false, note: null });
  }
  return rows;
}

/** 11:30 to 18:30 with a full one at 15:30; what others took is no longer free. */
export function timesOf(date: string, takenTimes: ReadonlySet<string>): AvailableTime[] {
  return ["11:30", "14:00", "15:00", "15:30", "18:30"].map((time) => ({
    reservedAt: `${date}T${time}:00+09:00`,
    time,
    isAvailable: time !== "15:30" && !takenTimes.has(time),
    isWaiting: false,
  }));
}

export const customer = { id: 9, name: "김하윤", phone: "01023456789", isRegular: false };

/** The answer to a booking of both options. */
export const reservationAt = (reservedAt: string, kind: Reservation["kind"] = "treatment"): Reservation => ({
  id: 417,
  reservationNumber: "LM-261120-0417",
  kind,
  status: "confirmed",
  reservedAt,
  endAt: reservedAt.replace("T14", "T15"),
  employee: { id: DOCTOR.id, name: DOCTOR.name, position: DOCTOR.position },
  purpose: null,
  memo: "",
  partnerName: "루미에르의원",
  partnerAddress: "서울 강남구 도산대로 00길 12",
  customerName: customer.name,
  customerPhone: customer.phone,
  reservationProductOptions:
    kind === "visit" ? [] : [SINGLE, CALMING].map((each) => ({ ...each, productName: BOOSTER.name })),
  isIncludeVat: false,
  subtotal: 237_000,
  vat: 23_700,
  total: 260_700,
  isSend: true,
  isReservationConfirm: false,
  reservationDetail: kind === "visit" ? "방문 예약" : BOOSTER.name,
  createdAt: NOW,
  canceledAt: null,
  cancelReason: null,
  isChangeable: true,
  isCancelable: true,
  changeableUntil: reservedAt,
  calendarUrl: "/calendar/00000000-0000-4000-8000-000000000417.ics",
});
