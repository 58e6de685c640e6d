import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Media } from "@/contract/studio/media";
import { CallError } from "../api";
import { UploadQueue } from "./upload-queue";

interface Sent {
  file: File;
  onProgress: (part: number) => void;
  answer: (media: Media) => void;
  refuse: (error: Error) => void;
}

const picture = (name: string, size = 10) => {
  const file = new File(["x"], name, { type: "image/jpeg" });
  Object.defineProperty(file, "size", { value: size });
  return file;
};
const media = { id: 1, name: "라운지" } as Media;

describe("uploads", () => {
  let sent: Sent[];
  let queue: UploadQueue;
  const onDone = vi.fn();
  beforeEach(() => {
    sent = [];
    onDone.mockClear();
    queue = new UploadQueue(
      (file, onProgress) => new Promise((answer, refuse) => sent.push({ file, onProgress, answer, refuse })),
      onDone,
    );
  });
  const states = () => queue.uploads.map(({ file, state }) => `${file.name} ${state}`);
  const settled = () => vi.waitFor(() => undefined);

  it("go two at a time, in the order of the files", async () => {
    queue.add([picture("a"), picture("b"), picture("c")]);
    expect(sent.map(({ file }) => file.name)).toEqual(["a", "b"]);
    sent[0]?.onProgress(0.4);
    expect(queue.uploads.find(({ file }) => file.name === "a")?.progress).toBe(0.4);
    sent[0]?.answer(media);
    await settled();
    expect(onDone).toHaveBeenCalledWith(media);
    expect(sent.map(({ file }) => file.name)).toEqual(["a", "b", "c"]);
  });

  it("are tried again where the way failed, and not where the file is the reason", async () => {
    const [first = 0] = queue.add([picture("cut off"), picture("a page")]);
    const bySent = (name: string) => sent.find(({ file }) => file.name === name);
    bySent("cut off")?.refuse(new CallError(0, "연결이 끊겼습니다"));
    bySent("a page")?.refuse(new CallError(415, "사진이 아닙니다", "attachment.type"));
    await settled();
    expect(states()).toEqual(["cut off failed", "a page refused"]);
    expect(queue.uploads.map(({ message }) => message)).toEqual(["연결이 끊겼습니다", "사진이 아닙니다"]);
    queue.retry(first);
    expect(states()[0]).toBe("cut off sending");
    sent.at(-1)?.answer(media);
    await settled();
    queue.tidy();
    expect(states()).toEqual(["a page refused"]);
  });

  it("say at once which file is too large", () => {
    queue.add([picture("huge", 31 * 1024 * 1024)]);
    expect(sent).toEqual([]);
    expect(queue.uploads[0]).toMatchObject({ state: "refused", message: expect.stringContaining("30MB") });
  });

  it("tell who draws them of each step", () => {
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    queue.add([picture("a")]);
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    stop();
    queue.tidy();
    expect(listener).not.toHaveBeenCalled();
  });
});
