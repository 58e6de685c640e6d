import { REVALIDATE_SIGNATURE_HEADER } from "@/contract/tenant/cache-tags";

const ALGORITHM = { name: "HMAC", hash: "SHA-256" };
const HEX_SIGNATURE = /^[0-9a-f]{64}$/;

/** A request's body, where it is signed with REVALIDATE_SECRET; null: it is not. */
export async function readSignedBody(request: Request, secret: string): Promise<string | null> {
  const signature = request.headers.get(REVALIDATE_SIGNATURE_HEADER) ?? "";
  if (!HEX_SIGNATURE.test(signature)) return null;
  const body = await request.text();
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", text.encode(secret), ALGORITHM, false, ["verify"]);
  // By WebCrypto: the edge has no node:crypto.
  const isSigned = await crypto.subtle.verify(ALGORITHM.name, key, bytesOf(signature), text.encode(body));
  return isSigned ? body : null;
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
