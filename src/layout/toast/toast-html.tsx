import { createElement, Fragment, type ReactNode } from "react";
import { SafeLink } from "@/blocks/link/safe-link";

const MARKS = new Set(["B", "STRONG", "EM", "BR", "SPAN"]);

/**
 * Spec §3: HTML text, from our own code. It is rebuilt from a few text marks and safe links, without any
 * attribute of theirs; everything else is left out.
 */
export function ToastHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return <>{drawAll(body)}</>;
}

const drawAll = (node: Node): ReactNode[] =>
  Array.from(node.childNodes, (child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change their order
    <Fragment key={index}>{draw(child)}</Fragment>
  ));

function draw(node: ChildNode): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  if (node.tagName === "BR") return <br />;
  if (node.tagName === "A") {
    return (
      <SafeLink href={node.getAttribute("href") ?? ""} className="inline underline underline-offset-4">
        {drawAll(node)}
      </SafeLink>
    );
  }
  return MARKS.has(node.tagName) ? createElement(node.tagName.toLowerCase(), null, drawAll(node)) : null;
}
