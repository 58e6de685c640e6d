import sanitizeHtml from "sanitize-html";

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** Plain text as HTML: an empty line ends a paragraph, a single break is one. */
export const htmlOfText = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");

/** The text of HTML, as `htmlOfText` would take it; what else marks it up is lost. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(
    html
      .replaceAll(/\s*\n\s*/g, " ")
      .replaceAll(/<br\s*\/?>\s*/g, "\n")
      .replaceAll(/<\/(p|div|li|h\d|tr)>\s*/g, "\n\n"),
    { allowedTags: [], allowedAttributes: {} },
  )
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
