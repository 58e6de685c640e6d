import type { ComponentType } from "react";
import type { ContentKind } from "@/contract/content/kinds";
import type { AnyBody } from "../forms/spec";

export interface PreviewProps {
  clinic: string;
  kind: ContentKind;
  /** Null: it is not saved yet. */
  id: number | null;
  /** As it is being typed. */
  body: AnyBody;
}

/** The site's own page beside the form; null: the form stands alone. */
export const PreviewPane: ComponentType<PreviewProps> | null = null;
