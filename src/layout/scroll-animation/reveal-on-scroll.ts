/** Spec §9: a block moves in once its upper edge is this far above the viewport's lower one. */
const SCROLL_ANIMATION_OFFSET_PX = 120;
const SCROLL_ANIMATION_DURATION_MS = 400;
const SCROLL_ANIMATION_EASING = "ease";
/** While one scrolls, blocks are looked for at most this often. */
const SCROLL_ANIMATION_THROTTLE_MS = 99;
/** After a change of the window's size, once it has kept still this long. */
const SCROLL_ANIMATION_DEBOUNCE_MS = 50;

/** Blocks that may move in. */
const BLOCKS = "[data-reveal]";
const WAITING = "data-reveal-waiting";
const RISE_PX = 24;

/** Lets the blocks below the viewport move in when they are scrolled to. What is in view stays as it is. */
export function revealOnScroll(): () => void {
  const waiting = new Set(
    [...document.querySelectorAll<HTMLElement>(BLOCKS)].filter((block) => topOf(block) >= window.innerHeight),
  );
  for (const block of waiting) block.setAttribute(WAITING, "");
  const check = () => {
    for (const block of waiting) {
      if (topOf(block) > window.innerHeight - SCROLL_ANIMATION_OFFSET_PX) continue;
      waiting.delete(block);
      moveIn(block);
    }
  };
  const stopListening = listen(check);
  return () => {
    stopListening();
    for (const block of waiting) block.removeAttribute(WAITING);
  };
}

const topOf = (block: HTMLElement) => block.getBoundingClientRect().top;

function moveIn(block: HTMLElement): void {
  block.removeAttribute(WAITING);
  block.animate(
    { opacity: [0, 1], transform: [`translateY(${RISE_PX}px)`, "none"] },
    { duration: SCROLL_ANIMATION_DURATION_MS, easing: SCROLL_ANIMATION_EASING },
  );
}

function listen(check: () => void): () => void {
  let scrolled: ReturnType<typeof setTimeout> | undefined;
  let resized: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    scrolled ??= setTimeout(() => {
      scrolled = undefined;
      check();
    }, SCROLL_ANIMATION_THROTTLE_MS);
  };
  const onResize = () => {
    clearTimeout(resized);
    resized = setTimeout(check, SCROLL_ANIMATION_DEBOUNCE_MS);
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("resize", onResize);
  return () => {
    clearTimeout(scrolled);
    clearTimeout(resized);
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("resize", onResize);
  };
}
