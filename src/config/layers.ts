/** Spec §9: z-index of everything that lies over the page. */
export const LAYERS = {
  header: 20,
  popup: 30,
  /** What books is covered by no popup. */
  dock: 31,
  floating: 32,
  modal: 110,
  alert: 120,
  toast: 500,
} as const;
