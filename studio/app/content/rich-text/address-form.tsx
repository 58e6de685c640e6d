import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { embedOf, isLinkAllowed, videoIdOf } from "@/contract/content/rich-text";
import { contentLabels } from "../labels";

const words = contentLabels.richText;
export type Addressed = "link" | "video";

const IS_GOOD: Record<Addressed, (address: string) => boolean> = {
  link: isLinkAllowed,
  video: (address) => videoIdOf(address) !== null,
};

interface AddressFormProps {
  editor: Editor;
  kind: Addressed;
  onClose: () => void;
}

/** Asks for the address of a link or a video. Within the form of the thing, so without a form of its own. */
export function AddressForm({ editor, kind, onClose }: AddressFormProps) {
  const [address, setAddress] = useState(
    kind === "link" ? String(editor.getAttributes("link").href ?? "") : "",
  );
  const id = useId();
  const isGood = IS_GOOD[kind](address.trim());
  function put() {
    if (!isGood) return;
    insert(editor, kind, address.trim());
    onClose();
  }
  return (
    <div className="rt-ask">
      <label className="t4" htmlFor={id}>
        {words.address[kind]}
      </label>
      <input
        id={id}
        ref={(field) => field?.focus()}
        className="input"
        inputMode="url"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          put();
        }}
      />
      <button type="button" className="btn line" disabled={!isGood} onClick={put}>
        {words.put}
      </button>
      {kind === "link" && editor.isActive("link") && (
        <button
          type="button"
          className="btn bare"
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          {words.unlink}
        </button>
      )}
      {address.trim() !== "" && !IS_GOOD[kind](address.trim()) && <p className="hint">{words.bad[kind]}</p>}
    </div>
  );
}

function insert(editor: Editor, kind: Addressed, address: string): void {
  const chain = editor.chain().focus();
  if (kind === "video") {
    const id = videoIdOf(address);
    if (id) chain.insertContent({ type: "video", attrs: { src: embedOf(id), title: words.video } }).run();
    return;
  }
  if (editor.state.selection.empty && !editor.isActive("link"))
    return void chain
      .insertContent({ type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] })
      .run();
  chain.extendMarkRange("link").setLink({ href: address }).run();
}
