/** What a clinic calls itself, and what it does for people. */
export interface ClinicWords {
  clinic: string;
  treatment: string;
}

/** By the kind of clinic that a name contains, the first that fits. */
export const clinicWordsByKind: readonly (readonly [kind: RegExp, words: ClinicWords])[] = [
  [/한의원|한방/, { clinic: "한의원", treatment: "진료" }],
  [/치과/, { clinic: "치과", treatment: "진료" }],
];

export const usualClinicWords: ClinicWords = { clinic: "병원", treatment: "시술" };
