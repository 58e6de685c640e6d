/** Spec §9: z-index of everything that lies over the page. */
export const LAYERS = {
  header: 20,
  dock: 24,
  floating: 25,
  popup: 30,
  modal: 110,
  alert: 120,
  toast: 500,
} as const;
