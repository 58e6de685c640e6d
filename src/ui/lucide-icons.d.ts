/** The package types its whole, not the modules of single icons. */
declare module "@lucide/icons/icons/*" {
  import type { LucideIconData } from "@lucide/icons";

  const icon: LucideIconData;
  // biome-ignore lint/style/noDefaultExport: what each of the modules has
  export default icon;
}
