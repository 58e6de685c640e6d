const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Plain text as escaped HTML paragraphs, separated by empty lines. */
export const paragraphsOf = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, "<br>"))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");
