interface SlowQueueOptions {
  eachMs: number;
  /** How many may wait at once. */
  most: number;
}

/** Lets callers through one after the other, each after a delay. Resolves to false where the queue is full. */
export function createSlowQueue({ eachMs, most }: SlowQueueOptions) {
  let waiting = 0;
  let last = Promise.resolve();
  return {
    async wait(): Promise<boolean> {
      if (waiting >= most) return false;
      waiting += 1;
      last = last.then(() => new Promise((resolve) => setTimeout(resolve, eachMs)));
      await last;
      waiting -= 1;
      return true;
    },
  };
}
