// @ts-check

/**
 * Ends a program once nobody reads what it says any more: whoever started it is gone without a word. A write to a closed
 * pipe would be an error that is written again, and so without end.
 * @param {() => void} end called once
 */
export function endWithReader(end) {
  let isOver = false;
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => {
      if (isOver) return;
      isOver = true;
      end();
    });
}
