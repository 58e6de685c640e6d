"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { MissingFact } from "@/contract/tenant/legal-information";
import type { Theme } from "@/contract/tenant/theme";
import { contrastWarnings } from "@/contract/tenant/theme-contrast";
import { previewLabels } from "@/labels/preview";
import { ChangeList } from "./change-list";
import type { Changes } from "./describe-changes";
import { DeviceFrame } from "./device-frame";
import { fitFrame } from "./frame";
import { ShareLink } from "./share-link";
import { ThemeEditor } from "./theme-editor";
import { editTheme } from "./theme-edits";
import { type Tool, ToolBar } from "./tool-bar";
import { useThemeEdits } from "./use-theme-edits";
import { WarningList } from "./warning-list";
import { WidthChoice } from "./width-choice";

export interface PreviewToolsProps {
  name: string;
  about: { draft: string; version: string; until: string };
  theme: Theme;
  changes: Changes;
  missing: MissingFact[];
  canShare: boolean;
}

export function PreviewTools({ name, about, theme, changes, missing, canShare }: PreviewToolsProps) {
  const [open, setOpen] = useState<Tool | null>(null);
  const [isFolded, setIsFolded] = useState(false);
  const [width, setWidth] = useState<number | null>(null);
  const { edits, edit, reset } = useThemeEdits(theme);
  const warnings = contrastWarnings(editTheme(theme, edits));

  useEffect(() => {
    fitFrame({ isFolded, isOpen: open !== null, hasDevice: width !== null });
  }, [isFolded, open, width]);
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
    share: () => <ShareLink />,
  };
  return (
    <main className="pv" data-folded={isFolded || undefined}>
      <h1 className="sr-only">{previewLabels.heading(name)}</h1>
      {width !== null && !isFolded && <DeviceFrame width={width} />}
      {open && !isFolded && (
        <section id="pv-panel" className="pv-panel" aria-label={previewLabels.tools[open]}>
          {panels[open]()}
        </section>
      )}
      <ToolBar
        about={about}
        tools={
          canShare
            ? ["theme", "width", "changes", "warnings", "share"]
            : ["theme", "width", "changes", "warnings"]
        }
        counts={{ changes: changes.list.length + changes.more, warnings: warnings.length + missing.length }}
        open={open}
        isFolded={isFolded}
        onOpen={(tool) => setOpen(tool === open ? null : tool)}
        onFold={setIsFolded}
      />
    </main>
  );
}
