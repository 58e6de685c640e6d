"use client";

import { lazy, useState } from "react";
import { editPath } from "@/blocks/boards/post-path";
import { SiteLink } from "@/blocks/link/site-link";
import { postLabels } from "@/labels/customer-boards";
import { Button, buttonClass } from "@/ui/button";
import { LatePart } from "@/ui/late-part";

const RemoveDialog = lazy(() =>
  import("./remove-dialog").then((module) => ({ default: module.RemoveDialog })),
);

interface PostToolsProps {
  boardTypeId: number;
  id: number;
}

/** Edit and delete; both ask for the post's password. */
export function PostTools({ boardTypeId, id }: PostToolsProps) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <div className="flex gap-2">
      <SiteLink href={editPath({ boardTypeId, id })} className={buttonClass({ look: "line", size: "small" })}>
        {postLabels.edit}
      </SiteLink>
      <Button look="line" size="small" onClick={() => setRemoving(true)}>
        {postLabels.remove}
      </Button>
      {isRemoving && (
        <LatePart>
          <RemoveDialog boardTypeId={boardTypeId} id={id} onClose={() => setRemoving(false)} />
        </LatePart>
      )}
    </div>
  );
}
