const KEY = "attribution";

/**
 * Keeps the query of the page that the visitor came in on: attribution outlives a change of page. A visitor who left that page
 * before it was hydrated brings its address along as the referrer.
 */
export function rememberArrival(search: string, referrer = document.referrer): void {
  try {
    if (search.includes("utm_")) sessionStorage.setItem(KEY, search);
    else if (sessionStorage.getItem(KEY) === null) {
      const left = ownQuery(referrer);
      if (left.includes("utm_")) sessionStorage.setItem(KEY, left);
    }
  } catch {
    // Storage is closed to us: the attribution holds for this page.
  }
}

/** The query of an address of this very site; of any other, nothing. */
function ownQuery(address: string): string {
  if (!URL.canParse(address)) return "";
  const { origin, search } = new URL(address);
  return origin === window.location.origin ? search : "";
}

/** That query, or the present one where none was kept. */
export function arrivalQuery(search: string): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(KEY) ?? search);
  } catch {
    return new URLSearchParams(search);
  }
}
