const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** The business registration number (사업자등록번호) as 000-00-00000; null where its check digit does not hold. */
export function normaliseBusinessNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{10}$/.test(digits)) return null;
  const numbers = [...digits].map(Number);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (numbers[index] ?? 0), 0);
  // The tens of the ninth product are added once more.
  const check = (10 - ((sum + Math.floor((5 * (numbers[8] ?? 0)) / 10)) % 10)) % 10;
  return check === numbers[9] ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : null;
}
