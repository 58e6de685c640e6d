import { configure } from "@testing-library/dom";

// What is waited for is several requests and renders: on a busy machine more than the second that is usual.
configure({ asyncUtilTimeout: 5000 });
// Files share a window: each begins with an empty one.
globalThis.document?.body.replaceChildren();
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
delete globalThis.window?.dataLayer;
// jsdom lays nothing out: nothing ever comes into view, unless a test says so.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
