interface TitledEntry {
  url: string;
  title: string;
  subList: readonly { url: string; title: string }[];
}

/** What the partner's own menu calls a page, or undefined where it is not in the menu. Entries count before their sub-entries. */
export function menuTitle(menu: readonly TitledEntry[], path: string): string | undefined {
  return [...menu, ...menu.flatMap(({ subList }) => subList)].find(({ url }) => url === path)?.title;
}
