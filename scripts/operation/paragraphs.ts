const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Plain text as paragraphs, parted by empty lines; what looks like markup stays words. Empty for blanks. */
export const paragraphsOf = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, "<br>"))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");
