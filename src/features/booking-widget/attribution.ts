const KEY = "attribution";

/** Keeps the query of the page that the visitor came in on: attribution outlives a change of page. */
export function rememberArrival(search: string): void {
  if (!search.includes("utm_")) return;
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Storage is closed to us: the attribution holds for this page.
  }
}

/** That query, or the present one where none was kept. */
export function arrivalQuery(search: string): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(KEY) ?? search);
  } catch {
    return new URLSearchParams(search);
  }
}
