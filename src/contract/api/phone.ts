import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

const KOREAN_MOBILE = /^01[016789]\d{7,8}$/;
const KOREA = "82";

/** Normalises a number, empty if invalid: `01012345678` in Korea, E.164 abroad, `+819012345678`. */
function canonicalPhone(text: string): string {
  const korean = text.replace(/\D/g, "").replace(/^(00)?820?(?=1)/, "0");
  if (KOREAN_MOBILE.test(korean)) return korean;
  const abroad = parsePhoneNumberFromString(text.normalize("NFKC").trim().replace(/^00/, "+"), {
    extract: false,
  });
  return abroad?.isValid() && abroad.countryCallingCode !== KOREA ? abroad.number : "";
}

/** A Korean mobile number in any format, or one from abroad with its country code; the output is normalised. */
export const phoneSchema = z
  .string()
  .max(30)
  .transform(canonicalPhone)
  .pipe(z.string().regex(/^(01[016789]\d{7,8}|\+[1-9]\d{6,14})$/, "휴대폰 번호를 확인해 주세요."));

export const isFromAbroad = (phone: string): boolean => phone.startsWith("+");
