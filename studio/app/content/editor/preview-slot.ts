import type { ComponentType } from "react";
import { PreviewBeside } from "../preview/preview-beside";
import type { PreviewProps } from "../preview/stage-context";

/** The site's own page beside the form; null: the form stands alone. */
export const PreviewPane: ComponentType<PreviewProps> | null = PreviewBeside;
