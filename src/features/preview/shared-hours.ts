/** How long a link lives that is made from a preview. */
export const SHARED_HOURS = [24, 72, 168] as const;
