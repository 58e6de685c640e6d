import { cleanup, configure } from "@testing-library/preact";
import { options } from "preact";
import { afterEach } from "vitest";

// A test presses what it sees sooner than the frame after which effects run: they run in the next task, and what a
// test does or waits for ends behind it.
options.requestAnimationFrame = (effects) => setTimeout(effects);
configure({
  async asyncWrapper(run) {
    const result = await run();
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  },
});
afterEach(cleanup);
