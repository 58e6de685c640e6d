import { STORED_EXTENSION } from "./image";

const MAX_LETTERS = 80;
const FALLBACK = "사진";

/** The visitor's own name for a picture, without a path, control or direction marks, with the extension it has now. */
export function cleanFileName(given: string): string {
  const name = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const letters = [
    ...name
      .replace(/\.[A-Za-z0-9]{1,5}$/, "")
      .replace(/[\p{C}<>:"|?*]/gu, "")
      .trim(),
  ];
  const base = letters.slice(0, MAX_LETTERS).join("").replace(/^\.+/, "");
  return `${base || FALLBACK}.${STORED_EXTENSION}`;
}

/** The name as a header carries it (RFC 8187). */
export function contentDisposition(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="image.${STORED_EXTENSION}"; filename*=UTF-8''${encoded}`;
}
