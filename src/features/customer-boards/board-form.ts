import type { ReactNode } from "react";
import type { Term } from "@/contract/api/partner-and-terms";

export interface TermWithText extends Term {
  /** Cleaned on the server. */
  text: ReactNode;
}

/** What a form needs to know of the board that it writes on. */
export interface BoardForm {
  boardTypeId: number;
  categories: readonly string[];
  terms: readonly TermWithText[];
}
