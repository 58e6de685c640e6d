import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useClinic } from "../session/use-account";
import { sendPicture } from "./send-picture";
import { UploadQueue } from "./upload-queue";

/** They go on while other screens are looked at. */
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

/** The uploads of a clinic in this tab. */
export function useUploads(): UploadQueue {
  const { id: clinic } = useClinic();
  const queue = queueOf(useQueryClient(), clinic);
  useSyncExternalStore(queue.subscribe, () => queue.uploads);
  return queue;
}

function queueOf(client: QueryClient, clinic: string): UploadQueue {
  const own = queues.get(client) ?? new Map<string, UploadQueue>();
  queues.set(client, own);
  const known = own.get(clinic);
  if (known) return known;
  const queue = new UploadQueue(
    (file, onProgress) => sendPicture(clinic, file, onProgress),
    () => void client.invalidateQueries({ queryKey: [clinic, "media"] }),
  );
  own.set(clinic, queue);
  return queue;
}
