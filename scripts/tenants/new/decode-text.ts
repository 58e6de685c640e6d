/** Spreadsheets save UTF-8 with a mark, UTF-16, or the Korean code page (CP949). Null where it is none of these. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs("utf-16le", bytes);
  return decodeAs("utf-8", bytes) ?? decodeAs("euc-kr", bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize("NFC");
  } catch {
    // Fatal decoding throws for bytes that the encoding does not have: another one is tried.
    return null;
  }
}
