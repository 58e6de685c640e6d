import { useState } from "react";
import type { Media } from "@/contract/studio/media";
import type { MediaShape } from "@/contract/studio/media-shapes";
import { contentLabels } from "../content/labels";
import { Dialog } from "../ui/dialog";
import { DropArea, DropPlace } from "./drop-area";
import { mediaLabels } from "./labels";
import { NO_FILTER, wantedMedia } from "./media-filter";
import { MediaThumb } from "./media-grid";
import { PickedMedia } from "./picked-media";
import "./styles/media.css";
import { UploadList } from "./upload-list";
import { mediaKey, useMedia } from "./use-media";
import { useUploads } from "./use-uploads";

const words = mediaLabels.picker;

export interface PickerProps {
  /** Of the field. */
  label: string;
  /** How its place shows pictures; null: as they are. */
  shape: MediaShape | null;
  /** Of uploads alone, and not cut: each place keeps its own shape. */
  isWhole?: boolean;
  onPick: (media: Media, shape: MediaShape | null) => void;
  onClose: () => void;
}

/** Chooses a picture of the library, or uploads one right here. */
export function PickerDialog({ label, shape, isWhole = false, onPick, onClose }: PickerProps) {
  const { data = [] } = useMedia();
  const queue = useUploads();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  // What is dropped here is what somebody wants.
  const [dropped, setDropped] = useState<number | null>(null);
  const fresh = queue.uploads.find(({ id }) => id === dropped)?.media;
  const key = chosen ?? (fresh ? mediaKey(fresh) : null);
  const listed = isWhole ? data.filter(({ id }) => id !== null) : data;
  const media = data.find((each) => mediaKey(each) === key) ?? null;
  const add = (files: File[]) => {
    const [first] = queue.add(files);
    setChosen(null);
    setDropped(first ?? null);
  };
  return (
    <Dialog
      title={words.title(label)}
      onClose={onClose}
      isWide
      foot={
        <PickedMedia
          key={key}
          media={media}
          shape={shape}
          isWhole={isWhole}
          onUse={(used, cut) => {
            onPick(used, cut);
            onClose();
          }}
          onClose={onClose}
        />
      }
    >
      <DropArea onFiles={add}>
        <DropPlace onFiles={add} />
        <UploadList queue={queue} />
        <input
          type="search"
          className="input"
          aria-label={mediaLabels.search}
          placeholder={mediaLabels.find}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ul className="md-grid md-small" aria-label={words.library}>
          {wantedMedia(listed, { ...NO_FILTER, search }).map((each) => (
            <li key={mediaKey(each)}>
              <button
                type="button"
                className="md-thumb"
                aria-pressed={key === mediaKey(each)}
                onClick={() => setChosen(mediaKey(each))}
              >
                <MediaThumb media={each} />
              </button>
            </li>
          ))}
        </ul>
        {listed.length === 0 && <p className="blank2">{contentLabels.empty}</p>}
      </DropArea>
    </Dialog>
  );
}
