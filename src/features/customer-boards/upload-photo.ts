import { type ApiError, errorFromBody, noResponseError } from "@/api/api-error";
import { readAccessToken } from "@/api/visitor-api";
import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import type { Attachment } from "@/contract/api/customer-boards";

interface UploadOptions {
  /** From 0 to 1, of what has left this browser. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends one picture; an XMLHttpRequest, because fetch does not say how far it is. Throws ApiError. */
export function uploadPhoto(
  backendUrl: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Attachment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", backendUrl + ATTACHMENTS_PATH);
    request.setRequestHeader("X-Storefront-Origin", window.location.origin);
    const token = readAccessToken();
    if (token) request.setRequestHeader("Authorization", token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = readAnswer(request);
      if ("row" in answer) resolve(answer.row);
      else reject(answer.error);
    };
    request.onerror = () => reject(noResponseError());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.set("file", file);
    request.send(form);
  });
}

function readAnswer(request: XMLHttpRequest): { row: Attachment } | { error: ApiError } {
  const body = parse(request.responseText);
  const isRefused = request.status < 200 || request.status > 299;
  if (isRefused || !hasRow(body)) {
    const retryAfter = Number(request.getResponseHeader("retry-after")) || undefined;
    return { error: errorFromBody(request.status, body, retryAfter) };
  }
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const hasRow = (body: unknown): body is { row: Attachment } =>
  typeof body === "object" && body !== null && "row" in body;
