/** The width of a picture in a list, and of one that is being cut, in pixels. */
export type ShownWidth = 360 | 1280;

const OWN_FILE = /^\/media\/([a-z0-9-]+)\/([A-Za-z0-9_-][A-Za-z0-9._-]*)$/;

/** Where the studio shows a picture from: the clinic's own by way of the session, as it may be members' alone. */
export function pictureSrc(clinic: string, url: string, width: ShownWidth): string | null {
  const [, owner, file] = OWN_FILE.exec(url) ?? [];
  if (file && owner === clinic) return `/studio/${clinic}/media/files/${file}?width=${width}`;
  return /^(\/media\/|https:\/\/)[^\s"'<>\\]+$/.test(url) ? url : null;
}
