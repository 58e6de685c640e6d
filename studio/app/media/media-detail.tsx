import ArrowLeftIcon from "@lucide/icons/icons/arrow-left";
import { useState } from "react";
import { Link } from "wouter";
import type { Media } from "@/contract/studio/media";
import { can } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { CallError } from "../api";
import { AskDialog } from "../content/editor/ask-dialog";
import { useClinic } from "../session/use-account";
import { clockOf, shortDay } from "../when";
import { stageSize } from "./crop-moves";
import { Cutting } from "./cutting";
import { mediaLabels, sizeText } from "./labels";
import { MediaFields } from "./media-fields";
import { MediaUses } from "./media-uses";
import { Picture } from "./picture";
import { useRemoveMedia } from "./use-media";
import { useMediaForm } from "./use-media-form";

interface MediaDetailProps {
  media: Media;
  listHref: string;
  onRemoved: () => void;
}

/** One picture: its words, its cuts, where it is used. */
export function MediaDetail({ media, listHref, onRemoved }: MediaDetailProps) {
  const { width, height, bytes, by, at, name, isMembers } = media;
  // A doctor writes the own profile alone.
  const mayWrite = can(useClinic(), "write-drafts", { employeeId: null });
  return (
    <section className="sheet md-one" aria-label={name}>
      <div className="sheet-h md-one-h">
        <Link className="btn bare sq md-back" href={listHref} aria-label={mediaLabels.back}>
          <Icon of={ArrowLeftIcon} size={16} className="i" />
        </Link>
        <h2 className="t2 clip">{name}</h2>
        <p className="t5 n">
          {mediaLabels.pixels(width, height)} · {sizeText(bytes)}
          {by && at && ` · ${mediaLabels.by(by, `${shortDay(at)} ${clockOf(at)}`)}`}
        </p>
      </div>
      {media.id === null || !mayWrite ? (
        <div className="md-in">
          <div className="md-stage" style={stageSize(media)}>
            <Picture url={media.url} width={1280} />
          </div>
          {media.alt && <p className="t4">{media.alt}</p>}
          {media.id === null && <p className="note calm">{mediaLabels.fixed}</p>}
          {isMembers && <p className="note calm">{mediaLabels.membersNote}</p>}
          <MediaUses media={media} />
        </div>
      ) : (
        <OwnMedia media={media} id={media.id} onRemoved={onRemoved} />
      )}
    </section>
  );
}

/** A picture that was uploaded here. */
function OwnMedia({ media, id, onRemoved }: { media: Media; id: number; onRemoved: () => void }) {
  const edit = useMediaForm(media);
  const [isRemoving, setRemoving] = useState(false);
  const remove = useRemoveMedia(onRemoved);
  const { form, isDirty, error, isSaving } = edit;
  const refusal = remove.error ?? error;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          edit.save();
        }}
      >
        <div className="md-in">
          <Cutting media={media} form={form} onChange={edit.change} />
          <MediaFields edit={edit} />
          {media.isMembers && <p className="note calm">{mediaLabels.membersNote}</p>}
          <MediaUses media={media} />
          {refusal && (
            <p className="note badn" role="alert">
              {isInUse(refusal) ? mediaLabels.inUse : refusal.message}
            </p>
          )}
        </div>
        <div className="md-foot">
          <button type="button" className="btn line md-remove" onClick={() => setRemoving(true)}>
            {mediaLabels.remove}
          </button>
          <p className="t5 grow" role="status">
            {isDirty ? mediaLabels.isChanged : mediaLabels.isSaved}
          </p>
          {isDirty && (
            <button type="button" className="btn line h40" onClick={edit.reset}>
              {mediaLabels.reset}
            </button>
          )}
          <button type="submit" className="btn h40" disabled={isSaving || !isDirty}>
            {mediaLabels.save}
          </button>
        </div>
      </form>
      {isRemoving && (
        <AskDialog
          title={mediaLabels.remove}
          text={mediaLabels.removeAsk(media.name)}
          submit={mediaLabels.remove}
          isPending={remove.isPending}
          onSubmit={() => {
            remove.mutate(id);
            setRemoving(false);
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

const isInUse = (error: Error) => error instanceof CallError && error.code === "media.in-use";
