const BLOCKS = "h1,h2,h3,h4,h5,h6,p,li,td,th,pre,blockquote";

/** The paragraphs of an HTML text as words alone: nothing of the markup survives, so nothing of it can act. */
export function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  const texts = blocks.length > 0 ? blocks.map((block) => block.textContent) : [body.textContent];
  return texts.map((text) => (text ?? "").replace(/\s+/g, " ").trim()).filter(Boolean);
}
