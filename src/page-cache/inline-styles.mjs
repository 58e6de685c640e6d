// @ts-check

const SHEET_LINK = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)" data-precedence="next"\/>/g;
const RELATIVE_ADDRESS = /url\((?!["']?(?:data:|https?:|\/))(["']?)([^"')]+)\1\)/g;

/**
 * A page's HTML with its style sheets written into it: its first paint waits for nothing but the page itself. Each link
 * stays, switched off, so that React takes the sheet for loaded. A sheet that cannot be read stays a link.
 * @param {string} html
 * @param {(href: string) => Promise<string | null>} readSheet
 * @returns {Promise<string>}
 */
export async function inlineStyles(html, readSheet) {
  const hrefs = [...new Set([...html.matchAll(SHEET_LINK)].map(([, href]) => /** @type {string} */ (href)))];
  const sheets = new Map(
    await Promise.all(hrefs.map(async (href) => /** @type {const} */ ([href, await readSheet(href)]))),
  );
  return html.replace(SHEET_LINK, (link, href) => {
    const sheet = sheets.get(href);
    if (!sheet) return link;
    return `<style>${sheet}</style>${link.replace("/>", ' disabled=""/>')}`;
  });
}

/**
 * Reads a build's style sheets, each once, as they can stand in any page: their addresses are absolute.
 * @param {(file: string) => Promise<string>} readFile
 * @param {string} distDir
 */
export function sheetReader(readFile, distDir) {
  /** @type {Map<string, Promise<string | null>>} */
  const sheets = new Map();
  /** @param {string} href */
  const read = async (href) => {
    const css = await readFile(distDir + href.replace("/_next/", "/")).catch(() => null);
    // What would end the element that it is to stand in stays outside.
    if (css === null || css.includes("</")) return null;
    return css.replace(RELATIVE_ADDRESS, (_, quote, address) => {
      const { pathname } = new URL(address, `http://any${href}`);
      return `url(${quote}${pathname}${quote})`;
    });
  };
  /** @param {string} href */
  return (href) => {
    const known = sheets.get(href) ?? read(href);
    sheets.set(href, known);
    return known;
  };
}
