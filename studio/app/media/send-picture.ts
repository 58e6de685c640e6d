import type { Media } from "@/contract/studio/media";
import { CallError, refusalOf } from "../api";
import { labels } from "../labels";

/** Uploads one file; `onProgress` gets the part of it that is sent, from 0 to 1. */
export function sendPicture(clinic: string, file: File, onProgress: (part: number) => void): Promise<Media> {
  // Only this older interface tells how much of a request is sent.
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append("file", file);
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new CallError(0, labels.cutOff));
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 200) resolve((answer as { row: Media }).row);
      else reject(refusalOf(request.status, answer));
    };
    request.open("POST", `/studio/${encodeURIComponent(clinic)}/media`);
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page.
    return null;
  }
}
