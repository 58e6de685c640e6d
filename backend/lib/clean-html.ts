import sanitizeHtml from "sanitize-html";
import { isVideoEmbed, RICH_TEXT, RICH_TEXT_SCHEMES, RICH_TEXT_SYNONYMS } from "@/contract/content/rich-text";

/** Elements that mean the same under another name. */
const synonyms = Object.fromEntries(
  Object.entries(RICH_TEXT_SYNONYMS).map(([name, tagName]) => [
    name,
    sanitizeHtml.simpleTransform(tagName, {}),
  ]),
);

/** Sanitises rich text: {@link RICH_TEXT} is what stays. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: Object.keys(RICH_TEXT),
    allowedAttributes: Object.fromEntries(
      Object.entries(RICH_TEXT).map(([tag, attributes]) => [tag, [...attributes]]),
    ),
    allowedSchemes: [...RICH_TEXT_SCHEMES],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === "iframe" && !isVideoEmbed(attribs.src ?? ""),
    transformTags: {
      ...synonyms,
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target ? { ...attribs, rel: "noopener noreferrer" } : attribs,
      }),
    },
  });
}
