/** What a cell says, or why it cannot be read. */
export type CellValue<Value> = { value: Value } | { message: string };

const TEN_THOUSAND = 10_000;
const MIN_MINUTES = 5;
const MAX_MINUTES = 480;

/** Won, however it is written: 150000, 150,000원, ₩150,000, 15만원, 1만 5천원. */
export function readPrice(text: string): CellValue<number> {
  const plain = text.replaceAll(/[\s,₩￦]|KRW|원$/gi, "");
  const message = `"${text}" is no price; write won as 150,000`;
  if (/^\d{1,9}$/.test(plain)) return { value: Number(plain) };
  const parts = /^(?:(\d{1,5}(?:\.\d+)?)만)?(?:(\d)천)?$/.exec(plain);
  if (!plain || !parts) return { message };
  const won = Number(parts[1] ?? 0) * TEN_THOUSAND + Number(parts[2] ?? 0) * 1000;
  return Number.isInteger(won) ? { value: won } : { message };
}

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

/** Things parted by a slash, a bar or a line feed. */
export const readList = (text: string): string[] =>
  text
    .split(/[/|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
