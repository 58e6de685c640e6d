import LockIcon from "@lucide/icons/icons/lock";
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "@/ui/icon";
import { previewLabels } from "./labels";
import { SheetFrame } from "./sheet-frame";
import { withDrawn, withPath } from "./sheets";
import { isSamePage } from "./site-pages";
import { useStage } from "./stage-context";
import { useSheets } from "./use-sheets";

export type Device = "desktop" | "phone";
const WIDTHS_PX: Record<Device, number> = { desktop: 1280, phone: 390 };

interface PreviewDeviceProps {
  device: Device;
  /** Tells whether all that is typed can be seen. */
  onMissed?: (count: number) => void;
}

/** The site at a device's width, as large as there is room. */
export function PreviewDevice({ device, onMissed }: PreviewDeviceProps) {
  const { path, onPath } = useStage();
  const { sheets, setSheets, setMissed, again } = useSheets();
  const [isSilent, setIsSilent] = useState(false);
  const hasTriedAgain = useRef(false);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const scroll = useRef({ path, y: 0 });
  const { shown, next } = sheets;
  /** A page may fail to come once; who is asked to try again has seen it fail twice. */
  const tryAgain = () => {
    if (hasTriedAgain.current) return setIsSilent(true);
    hasTriedAgain.current = true;
    again();
  };
  const scale = width / WIDTHS_PX[device];
  return (
    <div className={`pw-device ${device}`}>
      {device === "desktop" && <AddressBar />}
      <div
        ref={room}
        className="pw-room"
        style={{ "--pw-width": `${WIDTHS_PX[device]}px`, "--pw-scale": scale } as CSSProperties}
      >
        {[shown, next].map(
          (sheet) =>
            sheet && (
              <SheetFrame
                key={sheet.key}
                sheet={sheet}
                title={previewLabels.frame(previewLabels.devices[device])}
                isShown={sheet === (shown ?? next)}
                scrollY={isSamePage(scroll.current.path, sheet.path) ? scroll.current.y : null}
                onDrawn={() => {
                  hasTriedAgain.current = false;
                  setSheets((all) => withDrawn(all, sheet.key));
                }}
                onSilent={tryAgain}
                onMissed={(count) => {
                  setMissed(count);
                  onMissed?.(count);
                }}
                onScrolled={(y) => {
                  if (sheet === shown) scroll.current = { path: sheet.path, y };
                }}
                onMoved={(moved) => {
                  setSheets((all) => withPath(all, sheet.key, moved));
                  // Where it was to go anyway is no news.
                  if (!isSamePage(moved, sheet.path) && sheet === (next ?? shown)) onPath(moved);
                }}
              />
            ),
        )}
        {isSilent && (
          <p className="note badn pw-silent" role="alert">
            {previewLabels.failed}
            <button
              type="button"
              className="btn line"
              onClick={() => {
                setIsSilent(false);
                again();
              }}
            >
              {previewLabels.retry}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** What a browser shows above a page. */
function AddressBar() {
  const { link, path } = useStage();
  return (
    <p className="pw-address">
      <Icon of={LockIcon} size={14} className="i" />
      <span className="clip grow">{new URL(link).host + path}</span>
      <span className="tag draft">{previewLabels.draft}</span>
    </p>
  );
}

function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!of.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
