const OFF_KEY = "studio.keys.off";

/** Whether keys that type something act alone on this computer: who dictates, or leans on keys, switches them off. */
export const hasSingleKeys = (): boolean => localStorage.getItem(OFF_KEY) === null;

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF_KEY);
  else localStorage.setItem(OFF_KEY, "1");
}
