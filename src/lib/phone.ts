import { COUNTRY_CODES } from "@/config/country-codes";

const KOREA = "82";
const KOREAN_MOBILE = /^01[016789]\d{7,8}$/;
/** Whether it is a number of its country, the server knows. */
const ABROAD = /^\+[1-9]\d{6,14}$/;

/** Spec §5: only the digits. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** A number's digits: a Korean one's from its 0, however it was written; one from abroad after a plus, `+819012345678`. */
export function mobileDigits(text: string): string {
  const plain = text.normalize("NFKC").trim();
  const digits = phoneDigits(plain).replace(/^(00)?820?(?=1)/, "0");
  const isAbroad = /^(\+|00)/.test(plain) && !digits.startsWith("01");
  return isAbroad ? `+${digits.replace(/^00/, "")}` : digits;
}

/** A Korean mobile number, or what may be a number abroad; of digits as mobileDigits has them. */
export const isMobileNumber = (digits: string): boolean => KOREAN_MOBILE.test(digits) || ABROAD.test(digits);

/** Spec §5: groups of 3, 3 or 4, and 4; what does not fit them yet stays as digits. From abroad: `+81 90 1234 5678`. */
export function formatPhone(text: string): string {
  const digits = mobileDigits(text);
  if (!digits.startsWith("+")) return digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, "$1-$2-$3");
  const { code, rest } = splitCountry(digits);
  if (!code) return digits;
  const groups = code === "1" ? /^(\d{3})(\d{3})(\d{4})$/ : /^(\d{1,4})(\d{4})(\d{4})$/;
  return `+${code} ${rest.replace(groups, "$1 $2 $3")}`;
}

/** The calling code that a number begins with: Korea's without one, empty where it is none of those to choose from. */
export const countryOf = (text: string): string => {
  const digits = mobileDigits(text);
  return digits.startsWith("+") ? splitCountry(digits).code : KOREA;
};

/** The same number in another country; an empty code leaves it to be typed. */
export function withCountry(text: string, code: string): string {
  const digits = mobileDigits(text);
  const rest = digits.startsWith("+") ? splitCountry(digits).rest : digits;
  if (code === KOREA) return formatPhone(rest);
  return `+${code}${code && " "}${rest}`;
}

function splitCountry(digits: string) {
  const code = COUNTRY_CODES.find((each) => digits.startsWith(`+${each.code}`))?.code ?? "";
  return { code, rest: digits.slice(1 + code.length) };
}

/** A `tel:` link to a number however it is written. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+-]/g, "")}`;
}
