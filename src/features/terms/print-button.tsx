"use client";

import PrinterIcon from "@lucide/icons/icons/printer";
import { termsLabels } from "@/labels/terms";
import { Button } from "@/ui/button";
import { Icon } from "@/ui/icon";

/** Prints the page: what is on it besides the text stays off the paper. */
export function PrintButton() {
  return (
    <Button
      look="line"
      size="small"
      onClick={() => window.print()}
      className="print:hidden @max-[759px]/col:hidden [@media(scripting:none)]:hidden"
    >
      <Icon of={PrinterIcon} size={16} />
      {termsLabels.print}
    </Button>
  );
}
