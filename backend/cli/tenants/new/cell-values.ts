/** The parsed value, or why it is invalid. */
export type CellValue<Value> = { value: Value } | { message: string };

/** A price as clinics list it. */
export interface ListedPrice {
  /** Won; the lowest of a range. Null: price on request. */
  price: number | null;
  isPriceFrom: boolean;
  /** The text of a range, for the option's description. */
  range?: string;
}

const TEN_THOUSAND = 10_000;
const THOUSAND = 1000;
const MIN_MINUTES = 5;
const MAX_MINUTES = 480;
const ASK_FOR_PRICE = /^(가격|별도|상담|전화|방문|내원|진료)*후?(문의|상담|결정|안내|협의)(요망|바람)?$/;
/** The separator or suffix after the lowest price of a range. */
const RANGE = /^약?(.+?)(?:부터|이상|[~∼～〜]|[-–—](?=\d))(.*)$/;

/** 150,000원, 15만원, `문의`, a range (`15만~20만원`) or its lower end (`15만원부터`). */
export function readPrice(text: string, unit = 1): CellValue<ListedPrice> {
  const plain = text.replaceAll(/\s/g, "");
  if (ASK_FOR_PRICE.test(plain)) return { value: { price: null, isPriceFrom: false } };
  const fixed = readWon(plain, unit);
  if ("value" in fixed) return { value: { price: fixed.value, isPriceFrom: false } };
  const refused = { message: `"${text}" is no price; write won as 150,000, a range, or 문의` };
  const [, low, high] = RANGE.exec(plain) ?? [];
  if (!low) return refused;
  // 15~20만원 starts at 15만원.
  const from = readWon(/^[\d.]+$/.test(low) && /만원?$/.test(high ?? "") ? `${low}만` : low, unit);
  if ("message" in from) return refused;
  if (!high) return { value: { price: from.value, isPriceFrom: true } };
  const to = readWon(high, unit);
  if ("message" in to || to.value < from.value) return refused;
  if (to.value === from.value) return { value: { price: from.value, isPriceFrom: false } };
  return { value: { price: from.value, isPriceFrom: true, range: text.trim() } };
}

/** Won: 150000, 150,000원, ₩150,000, 15만원, 1만 5천원. `unit`: the unit of a bare number. */
export function readWon(text: string, unit = 1): CellValue<number> {
  const plain = text.replaceAll(/[\s,₩￦]|KRW|원$/gi, "");
  const message = `"${text}" is no price; write won as 150,000`;
  if (/^\d{1,9}(\.\d+)?$/.test(plain)) {
    const isBare = /^[\d,.\s]+$/.test(text);
    return wholeWon(Number(plain) * (isBare ? unit : 1), message);
  }
  const parts = /^(?:(\d{1,5}(?:\.\d+)?)만)?(?:(\d)천)?$/.exec(plain);
  if (!plain || !parts) return { message };
  return wholeWon(Number(parts[1] ?? 0) * TEN_THOUSAND + Number(parts[2] ?? 0) * THOUSAND, message);
}

const wholeWon = (won: number, message: string): CellValue<number> =>
  Number.isInteger(won) ? { value: won } : { message };

/** The unit of bare numbers below `가격(만원)`, `가격(천원)` or `가격(원)`. */
export const unitOfHead = (head: string): number =>
  /\(.*만\s*원.*\)/.test(head) ? TEN_THOUSAND : /\(.*천\s*원.*\)/.test(head) ? THOUSAND : 1;

/** Minutes: 30, 30분, 1시간, 1시간 30분, 90 min. */
export function readMinutes(text: string): CellValue<number> {
  const plain = text.replaceAll(/\s|약/g, "").toLowerCase();
  const parts = /^(?:(\d{1,2})(?:시간|h))?(?:(\d{1,3})(?:분|min|m)?)?$/.exec(plain);
  const minutes = Number(parts?.[1] ?? 0) * 60 + Number(parts?.[2] ?? 0);
  if (!plain || !parts) return { message: `"${text}" is no duration; write 40분 or 1시간 30분` };
  if (minutes < MIN_MINUTES || minutes > MAX_MINUTES)
    return { message: `"${text}": a booking takes ${MIN_MINUTES} to ${MAX_MINUTES} minutes` };
  return { value: minutes };
}

/** Yes: 예, Y, O, 1, true, 추천. No: empty, 아니오, N, X, 0, false. */
export function readFlag(text: string): CellValue<boolean> {
  const plain = text.trim().toLowerCase();
  if (["예", "네", "y", "yes", "o", "○", "1", "true", "추천"].includes(plain)) return { value: true };
  if (["", "아니오", "아니요", "n", "no", "x", "0", "false"].includes(plain)) return { value: false };
  return { message: `"${text}" is neither 예 nor 아니오` };
}

/** Items separated by a slash, a bar or a line feed. */
export const readList = (text: string): string[] =>
  text
    .split(/[/|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
