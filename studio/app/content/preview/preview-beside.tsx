import EyeIcon from "@lucide/icons/icons/eye";
import PanelRightIcon from "@lucide/icons/icons/panel-right";
import { lazy, Suspense, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/ui/icon";
import { previewLabels } from "./labels";
import type { PreviewProps } from "./stage-context";
import "./preview.css";

const PreviewPane = lazy(async () => ({ default: (await import("./preview-pane")).PreviewPane }));
/** The same as in preview.css: a form and the site have room beside each other. */
const wide = window.matchMedia("(min-width: 1200px)");
const KEPT_AS = "studio.preview";

/** The preview's place at a form: beside it where there is room, else in its place by a press. */
export function PreviewBeside(props: PreviewProps) {
  const isWide = useSyncExternalStore(onWidth, () => wide.matches);
  const [isFolded, setIsFolded] = useState(() => localStorage.getItem(KEPT_AS) === "folded");
  const [isOver, setIsOver] = useState(false);
  const isOpen = isWide ? !isFolded : isOver;
  const [head, setHead] = useState<Element | null>(null);
  // Beside what else is done with the thing; what is new has no such place before its first save.
  useLayoutEffect(() => setHead(document.querySelector(".ce-acts")));
  const toggle = () => {
    if (!isWide) return setIsOver(!isOver);
    localStorage.setItem(KEPT_AS, isFolded ? "open" : "folded");
    setIsFolded(!isFolded);
  };
  const opened = isWide ? previewLabels.fold : previewLabels.back;
  const way = (
    <button type="button" className="btn line pw-way" aria-expanded={isOpen} onClick={toggle}>
      <Icon of={isWide ? PanelRightIcon : EyeIcon} size={16} className="i" />
      {isOpen ? opened : previewLabels.open}
    </button>
  );
  return (
    <div className="pw-place" data-open={isOpen || undefined}>
      {isOpen ? (
        <Suspense fallback={<p className="t4 soft">{previewLabels.states.reading}</p>}>
          <PreviewPane {...props} way={way} />
        </Suspense>
      ) : (
        (head && createPortal(way, head)) || way
      )}
    </div>
  );
}

function onWidth(onChange: () => void) {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}
