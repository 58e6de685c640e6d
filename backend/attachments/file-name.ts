import { STORED_EXTENSION } from "./image";

const MAX_CHARACTERS = 80;
const FALLBACK = "사진";

/** The visitor's file name without path, control or direction characters, with the stored extension. */
export function cleanFileName(given: string): string {
  const name = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const characters = [
    ...name
      .replace(/\.[A-Za-z0-9]{1,5}$/, "")
      .replace(/[\p{C}<>:"|?*]/gu, "")
      .trim(),
  ];
  const base = characters.slice(0, MAX_CHARACTERS).join("").replace(/^\.+/, "");
  return `${base || FALLBACK}.${STORED_EXTENSION}`;
}

/** RFC 8187. */
export function contentDisposition(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="image.${STORED_EXTENSION}"; filename*=UTF-8''${encoded}`;
}
