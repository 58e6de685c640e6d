import { SMS_CODE_DIGITS } from "@/config/booking";
import { phoneDigits } from "@/lib/phone";

const CODE_ALONE = new RegExp(`(?:^|\\D)(\\d{${SMS_CODE_DIGITS}})(?!\\d)`);
const MOBILE_NUMBER = /^01[016789]\d{7,8}$/;

/** The code in what was typed or pasted, be it the whole message: `[365의원] 인증번호 482916를 입력해 주세요.` */
export const codeIn = (text: string): string =>
  CODE_ALONE.exec(text)?.[1] ?? phoneDigits(text).slice(0, SMS_CODE_DIGITS);

/** A Korean mobile number's digits, also of one that is written as from abroad: `+82 10-2345-6789`. */
export const mobileDigits = (text: string): string => phoneDigits(text).replace(/^(00)?820?(?=1)/, "0");

export const isMobileNumber = (digits: string): boolean => MOBILE_NUMBER.test(digits);
