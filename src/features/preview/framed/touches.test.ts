import { expect, it, vi } from "vitest";
import { watchTouches } from "./touches";

/** An event as the browser makes it at somebody's touch. */
function touchAt(timeStamp: number, isTrusted = true) {
  const event = new Event("pointermove");
  Object.defineProperties(event, { isTrusted: { value: isTrusted }, timeStamp: { value: timeStamp } });
  return event;
}

it("tells of touches once a second, and of none that a script made", () => {
  // A window of its own: jsdom does not let events of the document be trusted.
  const view = new EventTarget() as unknown as Window;
  const onTouch = vi.fn();
  const stop = watchTouches(view, onTouch);
  view.dispatchEvent(touchAt(500, false));
  expect(onTouch).not.toHaveBeenCalled();
  for (const at of [1000, 1400, 1999]) view.dispatchEvent(touchAt(at));
  expect(onTouch).toHaveBeenCalledTimes(1);
  view.dispatchEvent(touchAt(2000));
  expect(onTouch).toHaveBeenCalledTimes(2);
  stop();
  view.dispatchEvent(touchAt(9000));
  expect(onTouch).toHaveBeenCalledTimes(2);
});
