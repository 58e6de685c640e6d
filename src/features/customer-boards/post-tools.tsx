"use client";

import { lazy, Suspense, useState } from "react";
import { editPath } from "@/blocks/boards/post-path";
import { useOpenLate } from "@/blocks/late/use-open-late";
import { SiteLink } from "@/blocks/link/site-link";
import { postLabels } from "@/labels/customer-boards";
import { Button, buttonClass } from "@/ui/button";

const loadDialog = async () => ({ default: (await import("./remove-dialog")).RemoveDialog });
const RemoveDialog = lazy(loadDialog);

interface PostToolsProps {
  boardTypeId: number;
  id: number;
}

/** Edit and delete; both ask for the post's password. */
export function PostTools({ boardTypeId, id }: PostToolsProps) {
  const [isRemoving, setRemoving] = useState(false);
  const { isOpening, openLate } = useOpenLate(loadDialog, () => setRemoving(true));
  return (
    <div className="flex gap-2">
      <SiteLink href={editPath({ boardTypeId, id })} className={buttonClass({ look: "line", size: "small" })}>
        {postLabels.edit}
      </SiteLink>
      <Button look="line" size="small" aria-busy={isOpening || undefined} onClick={openLate}>
        {postLabels.remove}
      </Button>
      {isRemoving && (
        <Suspense>
          <RemoveDialog boardTypeId={boardTypeId} id={id} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </div>
  );
}
