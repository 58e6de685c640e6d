"use client";

import { useRouter } from "next/navigation";
import { visitorApi } from "@/api/visitor-api";
import { boardPath } from "@/blocks/boards/post-path";
import { postFormLabels, postLabels } from "@/labels/customer-boards";
import { useSite } from "@/state/site";
import { showToast } from "@/state/toast";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { PasswordForm } from "./password-form";
import { asVisitor } from "./post-api";

interface RemoveDialogProps {
  boardTypeId: number;
  id: number;
  onClose: () => void;
}

/** Deletes a post once its password is given; what was deleted is nowhere any more. */
export function RemoveDialog({ boardTypeId, id, onClose }: RemoveDialogProps) {
  const { backendUrl } = useSite();
  const router = useRouter();
  const remove = async (password: string) => {
    await asVisitor(
      visitorApi(backendUrl).call("PUT /customer/customer-boards/:id/delete", {
        params: { id },
        body: { password },
      }),
    );
    showToast(postLabels.removed, { kind: "success" });
    router.replace(boardPath(boardTypeId));
    router.refresh();
  };
  return (
    <Dialog isOpen onClose={onClose} title={postLabels.removeTitle} place="narrow">
      <div className="px-5 pb-5">
        <p className="text-b5 text-ink-2">{postLabels.removeHint}</p>
        <PasswordForm submit={postLabels.remove} submitting={postLabels.removing} onPassword={remove}>
          <Button look="line" onClick={onClose}>
            {postFormLabels.cancel}
          </Button>
        </PasswordForm>
      </div>
    </Dialog>
  );
}
