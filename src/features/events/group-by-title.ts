/** Events under their group's title, in the order in which the groups first appear. */
export function groupByTitle<Event extends { titleGroup: string }>(
  events: readonly Event[],
): [string, Event[]][] {
  const groups = new Map<string, Event[]>();
  for (const event of events) {
    groups.set(event.titleGroup, [...(groups.get(event.titleGroup) ?? []), event]);
  }
  return [...groups];
}
