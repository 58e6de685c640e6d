import TriangleAlertIcon from "@lucide/icons/icons/triangle-alert";
import XIcon from "@lucide/icons/icons/x";
import { Icon } from "@/ui/icon";
import { FileButton } from "./drop-area";
import { mediaLabels } from "./labels";
import type { Upload, UploadQueue } from "./upload-queue";

const PERCENT = 100;

/** Each file on its way: how far it is, or why it was refused and what to do. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const { uploads } = queue;
  const done = uploads.filter(({ state }) => state === "done").length;
  if (uploads.length === 0) return null;
  return (
    <section className="sheet md-ups" aria-label={mediaLabels.uploads}>
      <div className="row between">
        <p className="t4" role="status">
          {mediaLabels.sum(done, uploads.length)}
        </p>
        {done > 0 && (
          <button type="button" className="btn bare" onClick={() => queue.tidy()}>
            {mediaLabels.tidy}
          </button>
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { id, file, state, progress, message } = upload;
  const isBad = state === "refused" || state === "failed";
  return (
    <li className="md-up">
      <span className="t4 grow clip" title={file.name}>
        {file.name}
      </span>
      {!isBad && <span className="t5 n">{stateText(upload)}</span>}
      {isBad && (
        <span className="md-why">
          <Icon of={TriangleAlertIcon} size={14} className="i" />
          {message}
        </span>
      )}
      {state === "failed" && (
        <button type="button" className="btn line" onClick={() => queue.retry(id)}>
          {mediaLabels.again}
        </button>
      )}
      {state === "refused" && (
        <FileButton
          label={mediaLabels.other}
          className="btn line"
          onFiles={([other]) => other && queue.replace(id, other)}
        />
      )}
      {(isBad || state === "done") && (
        <button
          type="button"
          className="btn bare sq"
          aria-label={mediaLabels.dismiss(file.name)}
          onClick={() => queue.dismiss(id)}
        >
          <Icon of={XIcon} size={16} className="i" />
        </button>
      )}
      {(state === "sending" || state === "waiting") && (
        <progress
          max={PERCENT}
          value={Math.round(progress * PERCENT)}
          aria-label={mediaLabels.progress(file.name)}
        />
      )}
    </li>
  );
}

function stateText({ state, progress }: Upload): string {
  if (state === "done") return mediaLabels.states.done;
  if (state === "waiting") return mediaLabels.states.waiting;
  return progress >= 1
    ? mediaLabels.states.storing
    : mediaLabels.states.sending(Math.round(progress * PERCENT));
}
