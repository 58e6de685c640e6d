"use client";

import CheckIcon from "@lucide/icons/icons/check";
import CopyIcon from "@lucide/icons/icons/copy";
import { useState } from "react";
import { mapLabels } from "@/labels/maps";
import { Button } from "@/ui/button";
import { Icon } from "@/ui/icon";

/** Copies the address; where the browser forbids it, the address still stands beside the button. */
export function CopyAddressButton({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Button look="line" size="tall" onClick={copy}>
      <Icon of={isCopied ? CheckIcon : CopyIcon} />
      <span aria-live="polite">{isCopied ? mapLabels.addressCopied : mapLabels.copyAddress}</span>
    </Button>
  );
}
