// @ts-check

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"([^>]*) async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]+"\/>/g;

/**
 * A page's HTML with its scripts taken out of the way of its first paint: they neither share the line with its style,
 * type and first picture, nor run before these are on the screen. What has no scripts comes back as it was.
 * @param {string} html
 * @returns {string}
 */
export function paintFirst(html) {
  /** @type {Record<string, string>[]} */
  const scripts = [];
  const quiet = html.replace(SCRIPT_PRELOAD, "").replace(SCRIPT, (_, src, attributes) => {
    const id = /\bid="([^"]*)"/.exec(attributes)?.[1];
    scripts.push({ ...(id && { id }), async: "", src });
    return "";
  });
  const end = quiet.lastIndexOf("</body>");
  if (scripts.length === 0 || end < 0) return html;
  const start = `<script>(${startAfterPaint})(${JSON.stringify(scripts).replaceAll("<", "\\u003c")})</script>`;
  return quiet.slice(0, end) + start + quiet.slice(end);
}

/**
 * Runs in the browser, as it stands here. Starts the scripts after the first frame that has the largest picture, or a
 * second later without it; at once where the visitor acts, or in a tab that nobody sees: that has no frames. A button
 * or a link that opens its target here (`data-opens-here`) pressed before the page is hydrated is held down until then,
 * the link only so long as a visitor would wait. A box that was ticked is ticked again and a list's choice made again, so
 * that somebody hears of it, and what was reached by keyboard is entered again.
 * @param {Record<string, string>[]} scripts
 */
function startAfterPaint(scripts) {
  const SIGNS = ["pointerdown", "keydown", "touchstart"];
  const LONGEST_WAIT_MS = 1000;
  const LONGEST_HOLD_MS = 4000;
  const start = () => {
    for (const attributes of scripts.splice(0)) {
      const script = document.createElement("script");
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      document.head.append(script);
    }
  };
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start));

  /** @type {HTMLElement | null} */
  let pressed = null;
  /** @param {MouseEvent} event */
  const holdPress = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Whatever else one can press does its work without a script.
    const wanted = "button[type=button], a[data-opens-here]";
    const control = event.target instanceof Element ? event.target.closest(wanted) : null;
    if (!control) return;
    pressed = /** @type {HTMLElement} */ (control);
    event.stopImmediatePropagation();
    if (control instanceof HTMLAnchorElement) {
      event.preventDefault();
      setTimeout(followHeldLink, LONGEST_HOLD_MS);
    }
  };
  const followHeldLink = () => {
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  };
  /** @type {Map<HTMLInputElement, boolean>} */
  const ticked = new Map();
  /** @param {Event} event */
  const noteTick = ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(target.type)) return;
    // Ticked twice, a box is as it was.
    if (!ticked.delete(target)) ticked.set(target, target.checked);
  };
  /** @type {Map<HTMLSelectElement, string>} */
  const chosen = new Map();
  /** @param {Event} event */
  const noteChoice = ({ target }) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  addEventListener("click", holdPress, true);
  addEventListener("click", noteTick, true);
  addEventListener("change", noteChoice, true);
  addEventListener("hydrated", () => {
    removeEventListener("click", holdPress, true);
    removeEventListener("click", noteTick, true);
    removeEventListener("change", noteChoice, true);
    for (const [box, wanted] of ticked) {
      box.checked = !wanted;
      box.click();
    }
    for (const [select, wanted] of chosen) {
      select.value = wanted;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const focused = document.querySelector(":focus-visible");
    focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    pressed?.click();
    pressed = null;
  });

  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
  if (document.visibilityState !== "visible") return start();
  setTimeout(startAfterFrame, LONGEST_WAIT_MS);
  const picture = /** @type {HTMLImageElement | null} */ (document.querySelector("img[fetchpriority=high]"));
  if (picture) picture.decode().then(startAfterFrame, startAfterFrame);
  else startAfterFrame();
}
