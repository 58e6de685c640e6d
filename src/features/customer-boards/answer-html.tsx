"use client";

import { createElement, Fragment, type ReactNode } from "react";
import { SafeLink } from "@/blocks/link/safe-link";

const TAGS = new Set([
  ...["P", "H2", "H3", "H4", "UL", "OL", "LI", "BLOCKQUOTE"],
  ...["STRONG", "B", "EM", "I", "U", "S", "TABLE", "THEAD", "TBODY", "TR", "TH", "TD"],
]);
/** A line break and a line hold nothing. */
const VOID_TAGS = new Set(["BR", "HR"]);
/** What is left out with everything in it. */
const SILENT_TAGS = new Set(["SCRIPT", "STYLE", "TEMPLATE", "IFRAME", "OBJECT", "NOSCRIPT", "SVG", "MATH"]);

const PROSE =
  "max-w-prose text-ink-2 [&_h2]:text-h4 [&_h3]:mt-6 [&_h3]:text-h5 [&_li]:mt-1 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-3.5 [&_p:last-child]:mb-0 [&_strong]:font-semibold [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5";

/**
 * The clinic's answer to a private post, which only the browser has. It is rebuilt from text marks and safe links,
 * without any attribute of its own; pages that the server makes show theirs with SafeHtml.
 */
export function AnswerHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return createElement("div", { className: PROSE }, ...drawAll(body));
}

const drawAll = (node: Node): ReactNode[] => Array.from(node.childNodes, draw);

function draw(node: ChildNode): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || SILENT_TAGS.has(node.tagName.toUpperCase())) return null;
  const tag = node.tagName.toLowerCase();
  if (VOID_TAGS.has(node.tagName)) return createElement(tag);
  if (node.tagName === "A") {
    const href = node.getAttribute("href") ?? "";
    return createElement(SafeLink, { href, className: "underline underline-offset-4" }, ...drawAll(node));
  }
  return createElement(TAGS.has(node.tagName) ? tag : Fragment, null, ...drawAll(node));
}
