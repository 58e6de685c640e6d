import "server-only";
import sanitizeHtml from "sanitize-html";
import { videoIdOf } from "@/lib/video-link";

const NEW_WINDOW = { target: "_blank", rel: "noopener noreferrer nofollow" };
const VIDEO_HOST = "https://www.youtube-nocookie.com/embed/";

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      "p",
      "br",
      "h2",
      "h3",
      "h4",
      "ul",
      "ol",
      "li",
      "strong",
      "em",
      "b",
      "i",
      "u",
      "s",
      "blockquote",
      "hr",
    ],
    ...["a", "img", "figure", "figcaption", "table", "thead", "tbody", "tr", "th", "td", "iframe"],
  ],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    iframe: ["src", "title", "loading", "allowfullscreen"],
  },
  allowedSchemes: ["https", "tel", "mailto"],
  allowProtocolRelative: false,
  allowedIframeHostnames: ["www.youtube-nocookie.com"],
  transformTags: {
    a: (tagName, { href = "" }) => ({ tagName, attribs: { href, ...(isOutside(href) && NEW_WINDOW) } }),
    img: (tagName, { src = "", alt = "", width = "", height = "" }) => ({
      tagName,
      attribs: { src, alt, loading: "lazy", ...(width && { width }), ...(height && { height }) },
    }),
    // Only a video with an id of 11 characters survives; any other frame loses its src and is dropped below.
    iframe: (tagName, { src = "", title = "" }) => {
      const id = videoIdOf(src);
      const attribs: sanitizeHtml.Attributes = id
        ? { src: VIDEO_HOST + id, title, loading: "lazy", allowfullscreen: "" }
        : {};
      return { tagName, attribs };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "iframe" && !attribs.src,
};

/** Rich text with nothing in it that runs, frames or disguises: for SafeHtml alone. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, rules);
}

const isOutside = (href: string) => /^https:/i.test(href);
