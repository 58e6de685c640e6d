/** The first of some instants; undefined where there is none. */
export function earliest(instants: readonly (string | null)[] = []): string | undefined {
  return instants.filter((instant) => instant !== null).sort((a, b) => Date.parse(a) - Date.parse(b))[0];
}
