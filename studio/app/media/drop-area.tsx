import ImageUpIcon from "@lucide/icons/icons/image-up";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "@/ui/icon";
import { droppedFiles, PICTURE_TYPES } from "./dropped-files";
import { mediaLabels } from "./labels";

interface DropAreaProps {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes files that are dropped anywhere on it, or pasted. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      className="md-area"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setOver(false)
      }
      onDrop={async (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles(await droppedFiles(event.dataTransfer));
      }}
    >
      {children}
    </div>
  );
}

/** Says that files can be dropped here, with the way for those who do not drag. */
export function DropPlace({ onFiles }: Pick<DropAreaProps, "onFiles">) {
  return (
    <div className="md-drop">
      <Icon of={ImageUpIcon} size={24} />
      <div className="grow">
        <p className="t3">{mediaLabels.drop}</p>
        <p className="t5">{mediaLabels.dropHint}</p>
      </div>
      <FileButton label={mediaLabels.choose} className="btn line" isMany onFiles={onFiles} />
    </div>
  );
}

interface FileButtonProps extends Pick<DropAreaProps, "onFiles"> {
  label: string;
  className: string;
  isMany?: boolean;
}

/** A button that asks for files. */
export function FileButton({ label, className, isMany = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        multiple={isMany}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file again is a change as well.
          target.value = "";
        }}
      />
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {label}
      </button>
    </>
  );
}
