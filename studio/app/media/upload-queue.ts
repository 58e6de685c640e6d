import type { Media } from "@/contract/studio/media";
import { MAX_PICTURE_BYTES } from "@/contract/studio/media-shapes";
import { CallError } from "../api";
import { mediaLabels } from "./labels";

/** refused: the file itself is the reason, so that trying again leads nowhere. */
export type UploadState = "waiting" | "sending" | "done" | "refused" | "failed";

export interface Upload {
  id: number;
  file: File;
  state: UploadState;
  /** The part that is sent, from 0 to 1. */
  progress: number;
  /** Why it was refused or failed. */
  message: string;
  media: Media | null;
}

type Send = (file: File, onProgress: (part: number) => void) => Promise<Media>;

/** The server converts two pictures at a time. */
const AT_ONCE = 2;
const MEGABYTE = 1024 * 1024;
const REFUSALS = new Set([400, 413, 415, 422]);

/** Files on their way into the library, two at a time; what failed can be sent again. */
export class UploadQueue {
  uploads: readonly Upload[] = [];
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly send: Send,
    private readonly onDone: (media: Media) => void,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns the ids of the uploads, in the order of the files. */
  add(files: File[]): number[] {
    const added = files.map((file): Upload => {
      this.lastId += 1;
      const isTooLarge = file.size > MAX_PICTURE_BYTES;
      return {
        ...{ id: this.lastId, file, progress: 0, media: null },
        state: isTooLarge ? "refused" : "waiting",
        message: isTooLarge ? mediaLabels.tooLarge(MAX_PICTURE_BYTES / MEGABYTE) : "",
      };
    });
    this.show([...this.uploads, ...added]);
    this.sendNext();
    return added.map(({ id }) => id);
  }

  retry(id: number): void {
    this.change(id, { state: "waiting", progress: 0, message: "" });
    this.sendNext();
  }

  /** Another file in its place. */
  replace(id: number, file: File): void {
    this.dismiss(id);
    this.add([file]);
  }

  dismiss(id: number): void {
    this.show(this.uploads.filter((upload) => upload.id !== id));
  }

  tidy(): void {
    this.show(this.uploads.filter(({ state }) => state !== "done"));
  }

  private sendNext(): void {
    const sending = this.uploads.filter(({ state }) => state === "sending").length;
    const next = this.uploads.find(({ state }) => state === "waiting");
    if (!next || sending >= AT_ONCE) return;
    this.change(next.id, { state: "sending" });
    void this.sendOne(next);
    this.sendNext();
  }

  private async sendOne({ id, file }: Upload): Promise<void> {
    try {
      const media = await this.send(file, (progress) => this.change(id, { progress }));
      this.change(id, { state: "done", progress: 1, media });
      this.onDone(media);
    } catch (error) {
      const isRefused = error instanceof CallError && REFUSALS.has(error.status);
      const message = error instanceof Error ? error.message : String(error);
      this.change(id, { state: isRefused ? "refused" : "failed", message });
    }
    this.sendNext();
  }

  private change(id: number, changes: Partial<Upload>): void {
    this.show(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  private show(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}
