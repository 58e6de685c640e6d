// @ts-check

/**
 * What the backend's log says of tenant files that it refused: file, field and reason, one line each.
 * @param {string} line one line of the log
 * @returns {string[]}
 */
export function refusedTenantsIn(line) {
  if (!line.startsWith("{")) return [];
  const entry = parse(line);
  if (entry?.msg !== "tenant" || entry.status !== "refused" || !Array.isArray(entry.reasons)) return [];
  return entry.reasons.map(String);
}

/** @param {string} line */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    // A line that merely looks like JSON says nothing of tenants.
    return undefined;
  }
}
