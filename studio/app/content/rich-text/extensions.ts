import { Mark, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { isLinkAllowed, isVideoEmbed } from "@/contract/content/rich-text";

/** The same as of every picture of a clinic. */
const isPictureAllowed = (src: string): boolean => /^(\/media\/|https:\/\/)(?!.*\.\.)[^\s"'<>\\]+$/.test(src);

const mark = (name: string, tag: "sub" | "sup") =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const attributesOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]));

const Picture = Image.extend({
  addAttributes: () => attributesOf(["src", "alt", "width", "height", "loading"]),
  parseHTML: () => [
    { tag: "img[src]", getAttrs: (element) => isPictureAllowed(element.getAttribute("src") ?? "") && null },
  ],
});

/** A video's player, drawn here as a box: nothing of another site runs in the studio. */
const Video = Node.create({
  name: "video",
  group: "block",
  atom: true,
  addAttributes: () => attributesOf(["src", "title"]),
  parseHTML: () => [
    { tag: "iframe[src]", getAttrs: (element) => isVideoEmbed(element.getAttribute("src") ?? "") && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ["iframe", { ...HTMLAttributes, allowfullscreen: "true" }],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement("div");
      dom.className = "rt-video";
      dom.textContent = `YouTube · ${String(node.attrs.src).split("/").at(-1)}`;
      return { dom };
    },
});

const HeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** What the editor knows: RICH_TEXT, and nothing else. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      isAllowedUri: (address) => isLinkAllowed(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  mark("subscript", "sub"),
  mark("superscript", "sup"),
  Picture,
  Video,
  Table.configure({ resizable: false }),
  TableRow,
  HeaderCell,
  TableCell,
];
