"use client";

import { useEffect, useRef, useState } from "react";
import {
  ATTACHMENT_CONTENT_TYPES,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS_PER_POST,
} from "@/contract/api/attachment-limits";
import { postFormLabels } from "@/labels/customer-boards";
import { useSite } from "@/state/site";
import { errorWords } from "./error-words";
import type { DraftPhoto } from "./post-draft";
import { uploadPhoto } from "./upload-photo";

export const MAX_PHOTO_MEGABYTES = MAX_ATTACHMENT_BYTES / 1024 / 1024;

/** A picture on its way, or one that did not get through. */
export interface Upload {
  key: number;
  file: File;
  /** From 0 to 1; null once it failed. */
  progress: number | null;
  error: string | null;
}

interface PhotosProps {
  photos: readonly DraftPhoto[];
  onUploaded: (photo: DraftPhoto) => void;
}

/** Pictures that are chosen, sent and, where that failed, sent again. What is under way ends with the screen. */
export function usePhotos({ photos, onUploaded }: PhotosProps) {
  const { backendUrl } = useSite();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const drop = (key: number) => {
    running.current.get(key)?.abort();
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };
  const send = async ({ key, file }: Pick<Upload, "key" | "file">) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { progress: 0, error: null });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const { id, name, bytes, url } = await uploadPhoto(backendUrl, file, {
        onProgress,
        signal: controller.signal,
      });
      onUploaded({ id, name, bytes, url });
      setUploads((all) => all.filter((upload) => upload.key !== key));
    } catch (error) {
      if (!controller.signal.aborted) change(key, { progress: null, error: errorWords(error) });
    } finally {
      running.current.delete(key);
    }
  };
  const choose = (files: readonly File[]) => {
    const room = MAX_ATTACHMENTS_PER_POST - photos.length - uploads.length;
    setNotice(files.length > room ? postFormLabels.tooManyPhotos(MAX_ATTACHMENTS_PER_POST) : null);
    for (const file of files.slice(0, Math.max(0, room))) {
      lastKey.current += 1;
      const key = lastKey.current;
      const error = whyNot(file);
      setUploads((all) => [...all, { key, file, progress: error ? null : 0, error }]);
      if (!error) void send({ key, file });
    }
  };

  return { uploads, notice, choose, drop, retry: send };
}

/** What the server would refuse, without the way there. */
export function whyNot({ size, type }: Pick<File, "size" | "type">): string | null {
  if (!ATTACHMENT_CONTENT_TYPES.some((known) => known === type)) return postFormLabels.notAPhoto;
  return size > MAX_ATTACHMENT_BYTES ? postFormLabels.photoTooLarge(MAX_PHOTO_MEGABYTES) : null;
}
