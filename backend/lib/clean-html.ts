import sanitizeHtml from "sanitize-html";

const VIDEO_EMBED = /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/[\w-]{11}(\?[\w=&-]*)?$/;

/** Sanitises rich text: text, lists, tables, pictures, links and YouTube embeds are allowed. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "iframe"],
    allowedAttributes: {
      a: ["href", "target", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      iframe: ["src", "title", "allowfullscreen"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan", "scope"],
    },
    allowedSchemes: ["https", "tel", "mailto"],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === "iframe" && !VIDEO_EMBED.test(attribs.src ?? ""),
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target ? { ...attribs, rel: "noopener noreferrer" } : attribs,
      }),
    },
  });
}
