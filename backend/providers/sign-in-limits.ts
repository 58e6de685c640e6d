import type { Pool } from "pg";
import { sha256 } from "../lib/sha256";
import { type Limiter, limitersOf, take } from "./rate-limits";

/** A request for a code. */
export interface CodeRequest {
  partnerId: string;
  phone: string;
  /** The e-mail for a code when SMS does not reach the phone; empty or absent: none. */
  contactEmail?: string;
  address: string;
  /** A rough fingerprint of the browser, for browsers that share an address. */
  device: string;
}

/** Limits of signing in. */
export interface SignInLimits {
  /** Throws a 429 with the reason unless a code may be sent now; returns a function that refunds an unsent one. */
  takeCode: (request: CodeRequest) => Promise<() => Promise<void>>;
  /** Allows another code for a phone at once. */
  returnCode: (key: string) => Promise<void>;
  /** An entered code no longer counts for its address and device. */
  countEntered: (request: Pick<CodeRequest, "address" | "device">) => Promise<void>;
  /** Throws a 429 when an address submitted too many verifications within the hour. */
  takeVerification: (address: string) => Promise<void>;
  /** Throws a 429 when an address asked for too many passkey challenges within ten minutes. */
  takeChallenge: (address: string) => Promise<void>;
}

interface SignInSettings {
  /** Codes that are never entered, within ten minutes. */
  codesPerAddress: number;
  /** Of one phone at one partner, within an hour. */
  codesPerPhone: number;
  /** Of one phone at all partners together. */
  codesPerPhoneADay: number;
  /** Of all phones at one partner, within an hour. */
  codesPerPartner: number;
  /** Within an hour. */
  verificationsPerAddress: number;
}

export const CODE_INTERVAL_SECONDS = 60;
const TEN_MINUTES_SECONDS = 600;
const CHALLENGES_PER_ADDRESS = 100;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** The share of its address's limit that one browser may use, so that others behind the address have the rest. */
const DEVICE_SHARE = 0.25;

/** Limits of codes by SMS, each with its own text; a code that one of them refuses counts for none. */
export function createSignInLimits(pool: Pool | null, settings: SignInSettings): SignInLimits {
  const limiter = limitersOf(pool);
  const { codesPerAddress } = settings;
  const minute = limiter("sms-code", 1, CODE_INTERVAL_SECONDS);
  const device = limiter("sms-device", Math.ceil(codesPerAddress * DEVICE_SHARE), TEN_MINUTES_SECONDS);
  const address = limiter("sms-address", codesPerAddress, TEN_MINUTES_SECONDS);
  const phoneHour = limiter("sms-phone-hour", settings.codesPerPhone, HOUR_SECONDS);
  const phoneDay = limiter("sms-phone-day", settings.codesPerPhoneADay, DAY_SECONDS);
  const partner = limiter("sms-partner", settings.codesPerPartner, HOUR_SECONDS);

  const verifications = limiter("identity-address", settings.verificationsPerAddress, HOUR_SECONDS);
  const challenges = limiter("passkey-address", CHALLENGES_PER_ADDRESS, TEN_MINUTES_SECONDS);

  const countsOf = (asked: CodeRequest): Count[] => [
    [device, deviceKey(asked), "sms-code.device", `이 기기에서 ${TOO_MANY_UNUSED}`],
    [address, asked.address, "sms-code.address", `지금 쓰시는 인터넷에서 ${TOO_MANY_UNUSED}`],
    ...recipientCounts(asked, asked.phone, "이 번호로"),
    ...(asked.contactEmail ? recipientCounts(asked, asked.contactEmail, "이 이메일로") : []),
    [partner, asked.partnerId, "sms-code.partner", `지금 인증번호 요청이 몰리고 있습니다. ${LATER}`],
  ];
  const recipientCounts = ({ partnerId }: CodeRequest, to: string, there: string): Count[] => [
    [minute, `${partnerId}:${to}`, "sms-code.too-soon", "인증번호는 1분에 한 번만 받을 수 있습니다."],
    [
      phoneHour,
      `${partnerId}:${to}`,
      "sms-code.phone-hour",
      `${there} 인증번호를 여러 번 보냈습니다. ${LATER}`,
    ],
    [
      phoneDay,
      to,
      "sms-code.phone-day",
      `${there} 오늘 받을 수 있는 인증번호를 모두 보냈습니다. ${TOMORROW}`,
    ],
  ];
  return {
    async takeCode(asked) {
      const taken: Count[] = [];
      const refund = async () => {
        await Promise.all(taken.map(([limit, key]) => limit.reward(sha256(key), 1)));
      };
      for (const count of countsOf(asked)) {
        taken.push(count);
        const [limit, key, code, words] = count;
        await take(limit, key, words, code).catch(async (refusal: unknown) => {
          await refund();
          throw refusal;
        });
      }
      return refund;
    },
    returnCode: async (key) => {
      await minute.delete(sha256(key));
    },
    countEntered: async (asked) => {
      await Promise.all([
        device.reward(sha256(deviceKey(asked)), 1),
        address.reward(sha256(asked.address), 1),
      ]);
    },
    takeChallenge: (from) => take(challenges, from, "잠시 후 다시 시도해 주세요."),
    takeVerification: (from) =>
      take(verifications, from, "본인인증을 너무 여러 번 시도했습니다. 나중에 다시 시도해 주세요."),
  };
}

type Count = [limit: Limiter, key: string, code: string, words: string];

const LATER = "한 시간쯤 뒤에 다시 시도하거나 병원에 전화해 주세요.";
const TOMORROW = "내일 다시 시도하거나 병원에 전화해 주세요.";
const TOO_MANY_UNUSED =
  "인증번호를 받기만 하고 입력하지 않은 요청이 너무 많습니다. 10분쯤 뒤에 다시 시도하거나 병원에 전화해 주세요.";

const deviceKey = ({ address, device }: Pick<CodeRequest, "address" | "device">) => `${address} ${device}`;
