/** Adds a style sheet to the head once the page has loaded, unless it is there. */
export function loadSheet(path: string): void {
  if (document.head.querySelector(`link[href="${path}"]`)) return;
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: path,
    fetchPriority: "low",
  });
  if (document.readyState === "complete") document.head.append(link);
  else addEventListener("load", () => document.head.append(link), { once: true });
}
