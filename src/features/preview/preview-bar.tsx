import { previewLabels } from "@/labels/preview";

/** Where the tools of a preview are: a page of their own, so that no live page carries anything of them. */
const TOOLS_PATH = "/~preview/bar";
/** Above what floats over a page, below its dialogs. */
const LAYER = 100;
/** Two rows on a phone. */
const HEIGHTS = ":root{--preview-bar:52px}@media(max-width:700px){:root{--preview-bar:68px}}";
/** What stands at the foot of a page gives the bar its room; a page at a device's width has no bar. */
const ROOM = [
  ":root[data-within-device]{--preview-bar:0px}",
  "body{padding-bottom:var(--preview-bar)}",
  ".z-floating,.z-dock{translate:0 calc(-1*var(--preview-bar))}",
  "@media(min-width:769px){.md\\:h-dvh{height:calc(100dvh - var(--preview-bar))}}",
  "@media print{#preview-bar{display:none}}",
].join("");

/** The bar at the foot of a preview's page. */
export function PreviewBar() {
  return (
    <>
      <style>{HEIGHTS + ROOM}</style>
      <iframe
        id="preview-bar"
        title={previewLabels.title}
        src={TOOLS_PATH}
        style={{
          position: "fixed",
          insetInline: 0,
          bottom: 0,
          zIndex: LAYER,
          width: "100%",
          height: "var(--preview-bar)",
          border: 0,
          colorScheme: "light",
        }}
      />
    </>
  );
}
