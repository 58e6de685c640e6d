"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { contactLabels as labels } from "@/labels/customer-center";
import { showToast } from "@/state/toast";

interface CopyIdButtonProps {
  id: string;
  className: string;
  children: ReactNode;
}

/** Copies an id that one searches for in a chat app; without scripts its words stand there alone. */
export function CopyIdButton({ id, className, children }: CopyIdButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => showToast(labels.idCopied(id), { kind: "success" }),
      () => showToast(labels.idNotCopied(id)),
    );
  return (
    <>
      <button type="button" className={clsx(className, "noscript:hidden")} onClick={copy}>
        {children}
        <span className="sr-only">{labels.copyId}</span>
      </button>
      <noscript className="noscript:contents">
        <div className={className}>{children}</div>
      </noscript>
    </>
  );
}
