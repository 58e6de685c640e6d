/** Words of the terms pages. */
export const termsLabels = {
  effectiveFrom: (date: string) => `${date}부터 시행`,
  version: (version: string) => `${version}판`,
} as const;
