import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { extensions } from "./extensions";
import { renamed, tidied } from "./tidy";
import { Toolbar } from "./toolbar";

interface RichTextProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
  /** Of a clinic's library; false where there is none. */
  hasPictures?: boolean;
}

/** Text with headings, lists, tables, pictures and videos: what the site's sanitizer lets through, and nothing else. */
export function RichText({ label, html, onChange, hasPictures = true }: RichTextProps) {
  const written = useRef(html);
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    extensions,
    content: renamed(html),
    editorProps: {
      attributes: { class: "rt-in", role: "textbox", "aria-multiline": "true", "aria-label": label },
      transformPastedHTML: renamed,
    },
    onUpdate: (update) => {
      written.current = tidied(update.editor.getHTML());
      latest.current(written.current);
    },
  });
  useEffect(() => {
    // Somebody else's words, or an earlier version.
    if (html === written.current) return;
    written.current = html;
    editor.commands.setContent(renamed(html), { emitUpdate: false });
  }, [editor, html]);
  return (
    <div className="rt">
      <Toolbar editor={editor} hasPictures={hasPictures} />
      <EditorContent editor={editor} />
    </div>
  );
}
