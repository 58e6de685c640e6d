"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { MissingFact } from "@/contract/tenant/legal-information";
import type { Theme } from "@/contract/tenant/theme";
import { contrastWarnings } from "@/contract/tenant/theme-contrast";
import { previewLabels } from "@/labels/preview";
import { ChangeList } from "./change-list";
import type { Changes } from "./describe-changes";
import { fitFrame, isFramedFromElsewhere, pageDocument } from "./frame";
import { connectToStudio } from "./framed/connect";
import { NotesPanel, PickingBar } from "./notes-panel";
import { ShareLink } from "./share-link";
import { ThemeEditor } from "./theme-editor";
import { editTheme } from "./theme-edits";
import { type Tool, ToolBar } from "./tool-bar";
import { useThemeEdits } from "./use-theme-edits";
import { WarningList } from "./warning-list";

export interface PreviewToolsProps {
  name: string;
  about: { draft: string; version: string; until: string };
  theme: Theme;
  changes: Changes;
  missing: MissingFact[];
  canShare: boolean;
  /** The one origin that may have the page in a frame and work on it; null: none. */
  studioOrigin: string | null;
}

export function PreviewTools(props: PreviewToolsProps) {
  const { name, about, theme, changes, missing, canShare, studioOrigin } = props;
  const [open, setOpen] = useState<Tool | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [isFolded, setIsFolded] = useState(false);
  const [width, setWidth] = useState<number | null>(null);
  const { edits, edit, reset } = useThemeEdits(theme);
  const warnings = contrastWarnings(editTheme(theme, edits));

  useEffect(() => {
    fitFrame({ isFolded, isOpen: open !== null && !isPicking, hasDevice: width !== null && !isPicking });
  }, [isFolded, open, width, isPicking]);
  useEffect(
    () => (studioOrigin && isFramedFromElsewhere() ? connectToStudio(studioOrigin, theme) : undefined),
    [studioOrigin, theme],
  );
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === "Escape" && setOpen(null);
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, []);

  const panels: Record<Tool, () => ReactNode> = {
    theme: () => <ThemeEditor theme={theme} edits={edits} onEdit={edit} onReset={reset} />,
    width: () => <WidthChoice width={width} onChoose={setWidth} />,
    changes: () => <ChangeList changes={changes} />,
    warnings: () => <WarningList contrasts={warnings} missing={missing} />,
    notes: () => <NotesPanel isPicking={isPicking} onPicking={setIsPicking} />,
    share: () => <ShareLink />,
  };
  return (
    <main className="pv" data-folded={isFolded || undefined}>
      <h1 className="sr-only">{previewLabels.heading(name)}</h1>
      {width !== null && !isFolded && !isPicking && <DeviceFrame width={width} />}
      {open && !isFolded && (
        <section id="pv-panel" className="pv-panel" hidden={isPicking} aria-label={previewLabels.tools[open]}>
          {panels[open]()}
        </section>
      )}
      {isPicking ? (
        <PickingBar onCancel={() => setIsPicking(false)} />
      ) : (
        <ToolBar
          about={about}
          tools={
            canShare
              ? ["theme", "width", "changes", "warnings", "notes", "share"]
              : ["theme", "width", "changes", "warnings", "notes"]
          }
          counts={{ changes: changes.list.length + changes.more, warnings: warnings.length + missing.length }}
          open={open}
          isFolded={isFolded}
          onOpen={(tool) => setOpen(tool === open ? null : tool)}
          onFold={setIsFolded}
        />
      )}
    </main>
  );
}

/** The page that is being looked at, once more, as wide as a device. */
function DeviceFrame({ width }: { width: number }) {
  // As it was when the frame was opened: within it one moves about by oneself.
  const [address] = useState(() => pageDocument().location.href);
  return (
    <div className="pv-device">
      <iframe title={previewLabels.width.frame(width)} src={address} style={{ width }} />
    </div>
  );
}

const DEVICE_WIDTHS_PX = [360, 768, 1024];

interface WidthChoiceProps {
  /** In pixels; null: as wide as the window. */
  width: number | null;
  onChoose: (width: number | null) => void;
}

/** The page at a device's width. */
function WidthChoice({ width, onChoose }: WidthChoiceProps) {
  return (
    <fieldset className="pv-widths">
      <legend className="sr-only">{previewLabels.width.legend}</legend>
      {[null, ...DEVICE_WIDTHS_PX].map((choice) => (
        <label key={choice ?? "full"} className="pv-choice">
          <input type="radio" name="width" checked={choice === width} onChange={() => onChoose(choice)} />
          {choice === null ? previewLabels.width.full : previewLabels.width.pixels(choice)}
        </label>
      ))}
    </fieldset>
  );
}
