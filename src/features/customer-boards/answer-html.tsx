"use client";

import { Children, createElement, type ReactNode } from "react";
import { SafeLink } from "@/blocks/link/safe-link";

const TAGS = new Set([
  ...["P", "H2", "H3", "H4", "UL", "OL", "LI", "BLOCKQUOTE"],
  ...["STRONG", "B", "EM", "I", "U", "S", "TABLE", "THEAD", "TBODY", "TR", "TH", "TD"],
]);
/** A line break and a line hold nothing. */
const VOID_TAGS = new Set(["BR", "HR"]);
/** What is left out with everything in it. */
const SILENT_TAGS = new Set(["SCRIPT", "STYLE", "TEMPLATE", "IFRAME", "OBJECT", "NOSCRIPT", "SVG", "MATH"]);

/**
 * The clinic's answer to a private post, which only the browser has. It is built anew of marks of text and safe links,
 * without any attribute of its own; pages that the server makes show theirs with SafeHtml.
 */
export function AnswerHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return (
    <div className="max-w-prose text-ink-2 [&_h2]:text-h4 [&_h3]:mt-6 [&_h3]:text-h5 [&_li]:mt-1 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-3.5 [&_strong]:font-semibold [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5">
      {drawAll(body)}
    </div>
  );
}

const drawAll = (node: Node): ReactNode[] => Children.toArray(Array.from(node.childNodes, draw));

function draw(node: ChildNode): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || SILENT_TAGS.has(node.tagName.toUpperCase())) return null;
  if (VOID_TAGS.has(node.tagName)) return createElement(node.tagName.toLowerCase());
  if (node.tagName === "A") {
    return (
      <SafeLink href={node.getAttribute("href") ?? ""} className="underline underline-offset-4">
        {drawAll(node)}
      </SafeLink>
    );
  }
  return TAGS.has(node.tagName)
    ? createElement(node.tagName.toLowerCase(), null, drawAll(node))
    : drawAll(node);
}
