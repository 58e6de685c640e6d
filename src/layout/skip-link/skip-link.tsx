import { headerLabels } from "@/labels/layout/header";

/** The first thing a keyboard reaches: past the header, to the page's `main`. */
export function SkipLink() {
  return (
    <a href="#main" className="-top-15 fixed left-2 z-toast bg-ink px-4 py-3 text-ground focus:top-2">
      {headerLabels.skip}
    </a>
  );
}
