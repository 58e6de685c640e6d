import { type ReactNode, useMemo, useState } from "react";
import type { ContentKind } from "@/contract/content/kinds";
import type { FrameMode } from "@/contract/tenant/preview-frame";
import { useIsPhone } from "../../use-is-phone";
import { useThing } from "../use-content";
import { DeviceChoice, type Devices, DraftsChoice, ModeChoice } from "./device-choice";
import { previewLabels } from "./labels";
import { PreviewFailed, PreviewStage } from "./preview-stage";
import type { Written } from "./sheets";
import { pageOf } from "./site-pages";
import { type PreviewProps, StageProvider } from "./stage-context";
import { useDraftChoice } from "./use-draft-choice";
import { useOpenMark } from "./use-open-mark";
import { useFrameLink } from "./use-preview";

const NO_PINS: never[] = [];
const nothing = () => {};

interface PreviewPaneProps extends PreviewProps {
  /** What leads back to the form, or folds this away. */
  way: ReactNode;
}

/** The site beside the form: what is typed shows on it, and a press on it opens the form of what was pressed. */
export function PreviewPane({ kind, id, body, way }: PreviewPaneProps) {
  const drafts = useDraftChoice();
  const { data: made, isError, refetch } = useFrameLink(drafts.choice);
  const link = made?.url;
  const isPhone = useIsPhone();
  const [devices, setDevices] = useState<Devices>("both");
  const [mode, setMode] = useState<FrameMode>("edit");
  const [missed, setMissed] = useState(0);
  const [moved, setMoved] = useState<string | null>(null);
  const onOpen = useOpenMark();
  const typed = useMemo(() => (id === null ? null : { kind, id, now: body }), [kind, id, body]);
  const written = useWritten(kind, id, made?.draftsOf ?? null);
  // What is new has no page before its first save.
  const isWaiting = id === null || missed > 0;
  const path = moved ?? pageOf(kind, id, body);
  return (
    <section className="pw" aria-label={previewLabels.title}>
      <div className="pw-head">
        {!isPhone && <DeviceChoice value={devices} onChoose={setDevices} />}
        <ModeChoice value={mode} modes={["edit", "look"]} onChoose={setMode} />
        <DraftsChoice {...drafts} />
        <p className="t5 pw-state" role="status" data-waiting={isWaiting || undefined}>
          {isWaiting ? previewLabels.states.waiting : previewLabels.states.live}
        </p>
        {way}
      </div>
      {isError && <PreviewFailed onRetry={() => refetch()} />}
      {link && written && (
        <StageProvider
          value={{
            ...{ link, path, written, typed, mode, onOpen, pins: NO_PINS, chosen: null },
            ...{ onPath: setMoved, onPlace: nothing, onPin: nothing },
          }}
        >
          <PreviewStage devices={isPhone ? "phone" : devices} onMissed={setMissed} />
        </StageProvider>
      )}
    </section>
  );
}

/** The thing as the page was made of it; null until that is known. `draftsOf`: whose drafts it shows, null for all. */
function useWritten(kind: ContentKind, id: number | null, draftsOf: number | null): Written | null {
  const { data: thing } = useThing(kind, id ?? 0);
  const isShown = draftsOf === null || !thing?.draft || thing.draft.by.id === draftsOf;
  const saved = (isShown ? thing?.body : (thing?.live ?? thing?.body)) ?? null;
  const revision = `${id} ${thing?.version} ${thing?.draft?.revision ?? 0}`;
  const written = useMemo(() => ({ saved, revision }), [saved, revision]);
  return id === null || saved ? written : null;
}
