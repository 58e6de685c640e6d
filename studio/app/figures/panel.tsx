import DownloadIcon from "@lucide/icons/icons/download";
import type { ReactNode } from "react";
import { csvOf } from "@/contract/studio/csv";
import { Icon } from "@/ui/icon";
import { download } from "../download";
import { figureLabels } from "./labels";

export type CsvLines = (string | number)[][];

interface PanelProps {
  title: string;
  hint?: string;
  tools?: ReactNode;
  file: string;
  csv: CsvLines;
  foot?: string | undefined;
  children: ReactNode;
}

/** One question of the figures, with its table as a file. */
export const Panel = ({ title, hint, tools, file, csv, foot, children }: PanelProps) => (
  <section className="sheet fig" aria-label={title}>
    <div className="sheet-h">
      <h2 className="t2 grow">{title}</h2>
      {hint && <span className="t5">{hint}</span>}
      {tools}
      <CsvButton title={title} file={file} lines={csv} />
    </div>
    {children}
    {foot && <p className="t5 fig-foot">{foot}</p>}
  </section>
);

interface CsvButtonProps {
  title: string;
  file: string;
  lines: CsvLines;
}

export const CsvButton = ({ title, file, lines }: CsvButtonProps) => (
  <button
    type="button"
    className="btn bare sq"
    aria-label={figureLabels.csvOf(title)}
    onClick={() => download(`${file}.csv`, "text/csv;charset=utf-8", csvOf(lines))}
  >
    <Icon of={DownloadIcon} size={16} className="i" />
  </button>
);
