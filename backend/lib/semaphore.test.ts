import { expect, it } from "vitest";
import { Semaphore } from "./semaphore";

it("runs so many at once, lets so many wait in order, and refuses the rest with a 503", async () => {
  const turns = new Semaphore(2, 1);
  const done: number[] = [];
  const finish = new Map<number, () => void>();
  const work = (id: number) =>
    turns.run(async () => {
      await new Promise<void>((resolve) => finish.set(id, resolve));
      done.push(id);
    });
  const first = work(1);
  const second = work(2);
  const third = work(3);
  await expect(work(4)).rejects.toMatchObject({ status: 503, code: "busy" });
  expect([...finish.keys()]).toEqual([1, 2]);
  finish.get(1)?.();
  await first;
  await expect.poll(() => [...finish.keys()]).toEqual([1, 2, 3]);
  finish.get(3)?.();
  finish.get(2)?.();
  await Promise.all([second, third]);
  expect(done).toEqual([1, 3, 2]);
});

it("goes on after work that failed", async () => {
  const turns = new Semaphore(1, 5);
  const failing = turns.run(() => Promise.reject(new Error("broken")));
  const following = turns.run(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await following).toBe("done");
});
