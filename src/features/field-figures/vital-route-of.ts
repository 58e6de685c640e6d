import type { VitalRoute } from "@/contract/api/web-vitals";

/** The first that fits. Nothing of an address is told but which of these it was. */
const PATTERNS: [RegExp, VitalRoute][] = [
  [/^\/$/, "/"],
  [/^\/products$/, "/products"],
  [/^\/products\/category\/./, "/products/category/:id"],
  [/^\/products\/./, "/products/:id"],
  [/^\/events$/, "/events"],
  [/^\/(exhibitions|brandings)(\/|$)/, "/exhibitions"],
  [/^\/(introduce|info)(\/|$)/, "/introduce"],
  [/^\/boards\/./, "/boards"],
  [/^\/cscenter(\/|$)/, "/cscenter"],
  [/^\/search$/, "/search"],
  [/^\/landing$/, "/landing"],
];

export function vitalRouteOf(path: string): VitalRoute {
  const bare = path.replace(/(?<=.)\/$/, "");
  return PATTERNS.find(([pattern]) => pattern.test(bare))?.[1] ?? "other";
}
