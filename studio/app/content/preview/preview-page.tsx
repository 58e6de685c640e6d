import ExternalLinkIcon from "@lucide/icons/icons/external-link";
import LinkIcon from "@lucide/icons/icons/link";
import { type FormEvent, useMemo, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { can } from "@/contract/studio/roles";
import type { FrameMode } from "@/contract/tenant/preview-frame";
import type { NotePlace } from "@/contract/tenant/preview-notes";
import { Icon } from "@/ui/icon";
import { useClinic } from "../../session/use-account";
import { useIsPhone } from "../../use-is-phone";
import { useDrafts } from "../use-content";
import { DeviceChoice, type Devices, DraftsChoice, ModeChoice } from "./device-choice";
import { previewLabels } from "./labels";
import { NotesList } from "./notes-list";
import { PreviewFailed, PreviewStage } from "./preview-stage";
import { frameAddress, typedPath } from "./site-pages";
import { StageProvider } from "./stage-context";
import { useDraftChoice } from "./use-draft-choice";
import { useOpenMark } from "./use-open-mark";
import { numbered, useFrameLink, useNotes } from "./use-preview";
import "./preview-page.css";

const MODES: FrameMode[] = ["edit", "look", "note"];

/** The whole site as the drafts make it; which page of it is shown stands in the address. */
export function PreviewPage() {
  const isPhone = useIsPhone();
  const [query, setQuery] = useSearchParams();
  const path = typedPath(query.get("path") ?? "/") ?? "/";
  const drafts = useDraftChoice();
  const { data: made, isError, refetch } = useFrameLink(drafts.choice);
  const link = made?.url;
  const { data: notes = [] } = useNotes();
  const [devices, setDevices] = useState<Devices>("both");
  const [mode, setMode] = useState<FrameMode>("look");
  const [place, setPlace] = useState<NotePlace | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const written = useWritten();
  const onOpen = useOpenMark();
  const open = useMemo(() => numbered(notes), [notes]);
  const onPath = (next: string) => setQuery(next === "/" ? {} : { path: next }, { replace: true });
  const choose = (id: number) => {
    setChosen(id);
    const note = open.find((each) => each.id === id);
    if (note) onPath(note.path);
  };
  return (
    <>
      <PageHead path={path} link={link} onPath={onPath} />
      <div className="pw-head">
        {!isPhone && <DeviceChoice value={devices} onChoose={setDevices} />}
        <ModeChoice value={mode} modes={MODES} onChoose={setMode} />
        <DraftsChoice {...drafts} />
        <p className="t5">{previewLabels.modeHints[mode]}</p>
      </div>
      {isError && <PreviewFailed onRetry={() => refetch()} />}
      <div className="pw-page">
        {link && (
          <StageProvider
            value={{
              ...{ link, path, written, mode, chosen, onPath, onOpen, typed: null, pins: open },
              ...{ onPlace: setPlace, onPin: setChosen },
            }}
          >
            <PreviewStage devices={isPhone ? "phone" : devices} />
          </StageProvider>
        )}
        <NotesList
          notes={notes}
          place={place}
          chosen={chosen}
          onChoose={choose}
          onDone={() => {
            setPlace(null);
            setMode("look");
          }}
        />
      </div>
    </>
  );
}

/** Drawn again when anybody saves a draft of anything. */
function useWritten() {
  const { data = [] } = useDrafts();
  const revision = data.map(({ kind, id, draft }) => `${kind}/${id}/${draft.revision}`).join();
  return useMemo(() => ({ saved: null, revision }), [revision]);
}

interface PageHeadProps {
  path: string;
  link: string | undefined;
  onPath: (path: string) => void;
}

function PageHead({ path, link, onPath }: PageHeadProps) {
  const clinic = useClinic();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedPath(String(new FormData(event.currentTarget).get("path")));
    if (typed) onPath(typed);
  };
  return (
    <>
      <div className="ct-head">
        <h1 className="t1">{previewLabels.title}</h1>
        <form className="pw-address-in" onSubmit={go}>
          <input
            key={path}
            name="path"
            className="input"
            aria-label={previewLabels.address}
            defaultValue={path}
            autoComplete="off"
            spellCheck={false}
          />
        </form>
        <div className="ct-acts">
          {link && (
            <a className="btn line" href={frameAddress(link, path)} target="_blank" rel="noreferrer">
              <Icon of={ExternalLinkIcon} size={16} className="i" />
              {previewLabels.newWindow}
            </a>
          )}
          {can(clinic, "write-drafts", { employeeId: null }) && (
            <Link className="btn line" href={`/${clinic.id}/content/preview-links`}>
              <Icon of={LinkIcon} size={16} className="i" />
              {previewLabels.links.title}
            </Link>
          )}
        </div>
      </div>
      <nav className="ct-chips" aria-label={previewLabels.pages}>
        {Object.entries(previewLabels.shortcuts).map(([page, label]) => (
          <button key={page} type="button" aria-pressed={page === path} onClick={() => onPath(page)}>
            {label}
          </button>
        ))}
      </nav>
    </>
  );
}
