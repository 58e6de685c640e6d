/** An error in an input file, with its position. */
export interface Problem {
  file: string;
  /** From 1. */
  line?: number;
  column?: string;
  message: string;
}

/** `treatments.csv:12: 정가: …`, which editors and terminals link. */
export const problemText = ({ file, line, column, message }: Problem): string =>
  `${[file, line].filter((part) => part !== undefined).join(":")}: ${column ? `${column}: ` : ""}${message}`;
