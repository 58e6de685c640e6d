const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  apos: "'",
  nbsp: " ",
};
const DESCRIPTION_LENGTH = 150;

/** The words of clean HTML in one line, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

/** The beginning of a text as a page's description: 150 characters at most, cut between words. */
export function excerpt(text: string, length = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > length / 2 ? end : length).trimEnd()}…`;
}
