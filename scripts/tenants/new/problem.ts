/** Something in a person's file that cannot be used, and where. */
export interface Problem {
  file: string;
  /** Counted from 1, as an editor counts. */
  line?: number;
  /** The column's name. */
  column?: string;
  message: string;
}

/** `treatments.csv:12: 정가: …`: editors and terminals make the place a link. */
export const problemText = ({ file, line, column, message }: Problem): string =>
  `${[file, line].filter((part) => part !== undefined).join(":")}: ${column ? `${column}: ` : ""}${message}`;
