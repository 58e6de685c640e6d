import { previewLabels } from "@/labels/preview";

export type Tool = keyof typeof previewLabels.tools;

interface ToolBarProps {
  about: { draft: string; version: string; until: string };
  tools: readonly Tool[];
  /** How much there is to look at behind a tool. */
  counts: Partial<Record<Tool, number>>;
  open: Tool | null;
  isFolded: boolean;
  onOpen: (tool: Tool) => void;
  onFold: (isFolded: boolean) => void;
}

export function ToolBar({ about, tools, counts, open, isFolded, onOpen, onFold }: ToolBarProps) {
  if (isFolded)
    return (
      <button
        type="button"
        className="pv-fold"
        aria-label={previewLabels.unfold}
        aria-expanded={false}
        onClick={() => onFold(false)}
      >
        <span aria-hidden>▲</span>
      </button>
    );
  return (
    <div className="pv-bar">
      <p className="pv-about">
        <strong>{previewLabels.bar}</strong>
        <span>{about.draft}</span>
        <span className="pv-wide">{about.version}</span>
        <span>{about.until}</span>
      </p>
      <div className="pv-tools">
        {tools.map((tool) => (
          <button
            key={tool}
            type="button"
            className="pv-tool"
            aria-expanded={tool === open}
            aria-controls={tool === open ? "pv-panel" : undefined}
            onClick={() => onOpen(tool)}
          >
            {previewLabels.tools[tool]}
            {counts[tool] !== undefined && <span className="pv-count">{counts[tool]}</span>}
          </button>
        ))}
        <button type="button" className="pv-tool pv-quiet" aria-expanded onClick={() => onFold(true)}>
          {previewLabels.fold}
        </button>
      </div>
    </div>
  );
}
