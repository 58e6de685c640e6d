import BoldIcon from "@lucide/icons/icons/bold";
import Heading2Icon from "@lucide/icons/icons/heading-2";
import Heading3Icon from "@lucide/icons/icons/heading-3";
import ImageIcon from "@lucide/icons/icons/image";
import ItalicIcon from "@lucide/icons/icons/italic";
import LinkIcon from "@lucide/icons/icons/link";
import ListIcon from "@lucide/icons/icons/list";
import ListOrderedIcon from "@lucide/icons/icons/list-ordered";
import MinusIcon from "@lucide/icons/icons/minus";
import QuoteIcon from "@lucide/icons/icons/quote";
import RedoIcon from "@lucide/icons/icons/redo-2";
import StrikeIcon from "@lucide/icons/icons/strikethrough";
import TableIcon from "@lucide/icons/icons/table";
import UnderlineIcon from "@lucide/icons/icons/underline";
import UndoIcon from "@lucide/icons/icons/undo-2";
import VideoIcon from "@lucide/icons/icons/video";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Icon } from "@/ui/icon";
import { urlFor } from "../../media/crop-moves";
import { contentLabels } from "../labels";
import { type Addressed, AddressForm } from "./address-form";

const words = contentLabels.richText;
const PickerDialog = lazy(async () => ({
  default: (await import("../../media/picker-dialog")).PickerDialog,
}));

interface Tool {
  label: string;
  icon: ComponentProps<typeof Icon>["of"];
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const chain = (editor: Editor) => editor.chain().focus();
const TABLE = { rows: 3, cols: 2, withHeaderRow: true };

const TOOLS: Tool[] = [
  {
    label: words.heading,
    icon: Heading2Icon,
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    label: words.subheading,
    icon: Heading3Icon,
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    label: words.bold,
    icon: BoldIcon,
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => chain(editor).toggleBold().run(),
  },
  {
    label: words.italic,
    icon: ItalicIcon,
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => chain(editor).toggleItalic().run(),
  },
  {
    label: words.underline,
    icon: UnderlineIcon,
    isOn: (editor) => editor.isActive("underline"),
    run: (editor) => chain(editor).toggleUnderline().run(),
  },
  {
    label: words.strike,
    icon: StrikeIcon,
    isOn: (editor) => editor.isActive("strike"),
    run: (editor) => chain(editor).toggleStrike().run(),
  },
  {
    label: words.bullets,
    icon: ListIcon,
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    label: words.numbers,
    icon: ListOrderedIcon,
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    label: words.quote,
    icon: QuoteIcon,
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => chain(editor).toggleBlockquote().run(),
  },
  { label: words.rule, icon: MinusIcon, run: (editor) => chain(editor).setHorizontalRule().run() },
  { label: words.table, icon: TableIcon, run: (editor) => chain(editor).insertTable(TABLE).run() },
];

const ADDRESSED: { kind: Addressed; icon: Tool["icon"] }[] = [
  { kind: "link", icon: LinkIcon },
  { kind: "video", icon: VideoIcon },
];

const IN_TABLE: { label: string; run: (editor: Editor) => void }[] = [
  { label: words.row, run: (editor) => chain(editor).addRowAfter().run() },
  { label: words.column, run: (editor) => chain(editor).addColumnAfter().run() },
  { label: words.removeTable, run: (editor) => chain(editor).deleteTable().run() },
];

/** What can be made of the words that are chosen. */
export function Toolbar({ editor, hasPictures }: { editor: Editor; hasPictures: boolean }) {
  const [asked, setAsked] = useState<Addressed | null>(null);
  const [isPicking, setPicking] = useState(false);
  const state = useEditorState({
    editor,
    selector: () => ({
      on: TOOLS.map(({ isOn }) => isOn?.(editor) ?? false),
      isInTable: editor.isActive("table"),
      isLink: editor.isActive("link"),
    }),
  });
  return (
    <>
      <div className="rt-tools" role="toolbar" aria-label={words.tools}>
        {TOOLS.map(({ label, icon, isOn, run }, place) => (
          <ToolButton
            key={label}
            label={label}
            icon={icon}
            isOn={isOn ? state.on[place] : undefined}
            onPress={() => run(editor)}
          />
        ))}
        {ADDRESSED.map(({ kind, icon }) => (
          <ToolButton
            key={kind}
            label={words[kind]}
            icon={icon}
            isOn={kind === "link" ? state.isLink : undefined}
            onPress={() => setAsked(asked === kind ? null : kind)}
          />
        ))}
        {hasPictures && <ToolButton label={words.image} icon={ImageIcon} onPress={() => setPicking(true)} />}
        <ToolButton label={words.undo} icon={UndoIcon} onPress={() => chain(editor).undo().run()} />
        <ToolButton label={words.redo} icon={RedoIcon} onPress={() => chain(editor).redo().run()} />
      </div>
      {state.isInTable && (
        <div className="rt-table">
          {IN_TABLE.map(({ label, run }) => (
            <button key={label} type="button" className="btn bare" onClick={() => run(editor)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {asked && <AddressForm editor={editor} kind={asked} onClose={() => setAsked(null)} />}
      {isPicking && (
        <Suspense fallback={null}>
          <PickerDialog
            label={words.image}
            shape={null}
            onPick={(media, cut) =>
              chain(editor)
                .setImage({ src: urlFor(media, cut), alt: media.alt })
                .run()
            }
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ToolButtonProps {
  label: string;
  icon: Tool["icon"];
  isOn?: boolean | undefined;
  onPress: () => void;
}

const ToolButton = ({ label, icon, isOn, onPress }: ToolButtonProps) => (
  <button type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={onPress}>
    <Icon of={icon} size={16} className="i" />
  </button>
);
