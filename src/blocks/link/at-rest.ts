/** How long nothing has to move before what is in view counts as read. */
const REST_MS = 1500;
/** Pages fetched ahead so, for one page: some 16 KB each, and the scripts of their kind. */
const MOST_FETCHED = 4;
/** On a slow line: what all pages of a kind share is there then, and the tap waits for its data alone. */
const MOST_FETCHED_SLOWLY = 1;
const SLOW_RESPONSE_MS = 300;
const SLOW_KBIT_PER_S = 3000;

type Want = () => void;

const inView = new Map<Element, Want>();
let budget = { page: "", left: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: IntersectionObserver | undefined;

/** Calls back once the element has rested in view, for the first few of a page, unless the visitor saves data. */
export function watchAtRest(element: Element, want: Want): () => void {
  if (savesData()) return () => {};
  observer ??= observe();
  wants.set(element, want);
  observer.observe(element);
  return () => {
    wants.delete(element);
    inView.delete(element);
    observer?.unobserve(element);
  };
}

const wants = new WeakMap<Element, Want>();

function observe(): IntersectionObserver {
  addEventListener("scroll", rest, { passive: true });
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const want = wants.get(target);
      if (isIntersecting && want) inView.set(target, want);
      else inView.delete(target);
    }
    rest();
  });
}

/** Restarts the wait. */
function rest(): void {
  clearTimeout(timer);
  timer = setTimeout(fetchAhead, REST_MS);
}

function fetchAhead(): void {
  if (document.visibilityState !== "visible") return;
  if (budget.page !== location.pathname)
    budget = { page: location.pathname, left: isLineSlow() ? MOST_FETCHED_SLOWLY : MOST_FETCHED };
  for (const [element, want] of [...inView].slice(0, budget.left)) {
    budget.left -= 1;
    inView.delete(element);
    want();
  }
}

/** Nothing is fetched ahead while data is saved, or on a very slow line. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** Safari tells nothing of its line: how long the document's first byte took says it everywhere, and its other bytes. */
function isLineSlow(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!page) return true;
  const { requestStart, responseStart, responseEnd, transferSize } = page;
  const kbitPerS = (transferSize * 8) / (responseEnd - responseStart);
  // A document of the browser's cache has no bytes to tell of.
  return responseStart - requestStart > SLOW_RESPONSE_MS || (transferSize > 0 && kbitPerS < SLOW_KBIT_PER_S);
}
