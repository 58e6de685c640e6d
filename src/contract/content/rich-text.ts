/**
 * The HTML that a clinic may write: what the sanitizer lets through and what the studio's editor can make, each element
 * with its attributes. Neither knows anything that is not in here.
 */
export const RICH_TEXT = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ["start"],
  li: [],
  blockquote: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  a: ["href", "target", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  iframe: ["src", "title", "allowfullscreen"],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
} as const satisfies Record<string, readonly string[]>;
export type RichTextTag = keyof typeof RICH_TEXT;

/** Elements of other editors, by what they are written as here. */
export const RICH_TEXT_SYNONYMS = {
  b: "strong",
  i: "em",
  del: "s",
  strike: "s",
  h1: "h2",
  h5: "h4",
  h6: "h4",
} as const satisfies Record<string, RichTextTag>;

/** Of links; pictures and videos are https alone. */
export const RICH_TEXT_SCHEMES = ["https", "tel", "mailto"] as const;

const EMBED = /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/[\w-]{11}(\?[\w=&-]*)?$/;
/** Whether an address is a video's player, the one thing that may stand in a frame. */
export const isVideoEmbed = (src: string): boolean => EMBED.test(src);

const VIDEO_LINK =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
/** The id of a video by any link to it that people copy; null where it is none. */
export const videoIdOf = (link: string): string | null => VIDEO_LINK.exec(link.trim())?.[1] ?? null;

export const embedOf = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}`;

/** Whether an address may be a link: of the site, or of an allowed scheme. */
export function isLinkAllowed(href: string): boolean {
  const address = href.trim();
  if (/^(\/(?![/\\])|#)/.test(address)) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return RICH_TEXT_SCHEMES.some((allowed) => allowed === scheme);
}
