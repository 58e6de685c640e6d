import { createContext, useContext } from "react";
import type { ContentKind } from "@/contract/content/kinds";
import type { EditMark, FrameMode, FramePin } from "@/contract/tenant/preview-frame";
import type { NotePlace } from "@/contract/tenant/preview-notes";
import type { AnyBody } from "../forms/spec";
import type { Written } from "./sheets";

/** What a form tells its preview. */
export interface PreviewProps {
  clinic: string;
  kind: ContentKind;
  /** Null: it is not saved yet. */
  id: number | null;
  /** As it is being typed. */
  body: AnyBody;
}

/** What every frame of a preview is to show, and whom it tells. */
export interface Stage {
  /** The link that opens frames. */
  link: string;
  path: string;
  written: Written;
  /** A thing as it is being typed; null: none is. */
  typed: { kind: ContentKind; id: number; now: AnyBody } | null;
  mode: FrameMode;
  pins: FramePin[];
  chosen: number | null;
  onPath: (path: string) => void;
  onOpen: (mark: EditMark) => void;
  onPlace: (place: NotePlace) => void;
  onPin: (id: number) => void;
}

const StageContext = createContext<Stage | null>(null);
export const StageProvider = StageContext.Provider;

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error("useStage needs a StageProvider around it");
  return stage;
}
