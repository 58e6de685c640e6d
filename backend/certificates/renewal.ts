import { X509Certificate } from "node:crypto";
import { axios } from "acme-client";
import { CertificateError } from "./failures";

const LIFE_BEFORE_RENEWAL = 2 / 3;
/** Spread over so much of the life before that, so that certificates of one day are not renewed at one instant. */
const LIFE_OF_JITTER = 1 / 30;
const ASK_AGAIN_MS = 6 * 3_600_000;

export interface Renewal {
  renewAt: Date;
  /** When the authority is asked again; null where it does not say. */
  askAt: Date | null;
}

/** When to renew: within the window that the authority suggests (ARI), else at two thirds of the life. */
export async function planRenewal(
  chain: string,
  renewalInfo: string | null,
  { now, random = Math.random }: { now: Date; random?: () => number },
): Promise<Renewal> {
  const { validFromDate, validToDate } = new X509Certificate(chain);
  const life = validToDate.getTime() - validFromDate.getTime();
  const share = LIFE_BEFORE_RENEWAL - random() * LIFE_OF_JITTER;
  const usual = { renewAt: new Date(validFromDate.getTime() + life * share), askAt: null };
  const id = renewalInfo && certificateId(chain);
  if (!id) return usual;
  const askAt = new Date(now.getTime() + ASK_AGAIN_MS * (1 + random() / 2));
  const window = await readWindow(`${renewalInfo}/${id}`);
  if (!window) return { ...usual, askAt };
  const from = Date.parse(window.start);
  return { renewAt: new Date(from + random() * (Date.parse(window.end) - from)), askAt };
}

/** Null where the authority has none, or does not respond: then the usual time holds. */
async function readWindow(url: string): Promise<{ start: string; end: string } | null> {
  try {
    const { data } = await axios.get<{ suggestedWindow?: { start: string; end: string } }>(url);
    return data.suggestedWindow ?? null;
  } catch (error) {
    if (error instanceof CertificateError) return null;
    throw error;
  }
}

/** Its name in ARI: the authority's key id and the serial, base64url (RFC 9773 §4.1). Null without such a key id. */
export function certificateId(chain: string): string | null {
  const { raw, serialNumber } = new X509Certificate(chain);
  const keyId = authorityKeyId(raw);
  if (!keyId) return null;
  const hex = serialNumber.length % 2 ? `0${serialNumber}` : serialNumber;
  // As in DER: a first bit that is set would make it negative.
  const serial = Buffer.from(/^[89A-F]/i.test(hex) ? `00${hex}` : hex, "hex");
  return `${keyId.toString("base64url")}.${serial.toString("base64url")}`;
}

/** The extension 2.5.29.35, an OCTET STRING of a SEQUENCE whose first part is tagged [0]. */
const AUTHORITY_KEY_ID = Buffer.from("0603551d23", "hex");

function authorityKeyId(der: Buffer): Buffer | null {
  const at = der.indexOf(AUTHORITY_KEY_ID);
  if (at < 0) return null;
  // 04 <length> 30 <length> 80 <length> <key id>: short forms, as key ids have 20 or 32 bytes.
  const value = der.subarray(at + AUTHORITY_KEY_ID.length);
  const length = value.at(5) ?? 0;
  return value.at(0) === 0x04 && value.at(2) === 0x30 && value.at(4) === 0x80
    ? value.subarray(6, 6 + length)
    : null;
}
