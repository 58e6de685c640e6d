import { SMS_CODE_DIGITS } from "@/config/booking";
import { phoneDigits } from "@/lib/phone";

const CODE_ALONE = new RegExp(`(?:^|\\D)(\\d{${SMS_CODE_DIGITS}})(?!\\d)`);

/** The code in what was typed or pasted, be it the whole message: `[365의원] 인증번호 482916를 입력해 주세요.` */
export const codeIn = (text: string): string =>
  CODE_ALONE.exec(text)?.[1] ?? phoneDigits(text).slice(0, SMS_CODE_DIGITS);

/** True for a number of a country that SMS does not reach, as soon as its code is typed; of digits as mobileDigits has them. */
export const isOutOfReach = (digits: string, countryCodes: readonly string[]): boolean =>
  digits.startsWith("+") &&
  !countryCodes.some((code) => digits.startsWith(`+${code}`) || `+${code}`.startsWith(digits));
