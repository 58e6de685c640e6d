import { BProgress } from "@bprogress/core";
import { ROUTE_PROGRESS_STEP_MS } from "@/config/route-progress";

BProgress.configure({
  template: '<div aria-hidden="true" class="bar fixed inset-x-0 top-0 z-toast h-0.5 bg-accent"></div>',
  showSpinner: false,
  easing: "var(--curve)",
  speed: ROUTE_PROGRESS_STEP_MS,
  trickleSpeed: ROUTE_PROGRESS_STEP_MS,
});

export const progressBar = {
  start: () => BProgress.start(),
  finish: () => BProgress.done(),
};
