"use client";

import { useEffect, useState } from "react";
import { visitorApi } from "@/api/visitor-api";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import { postFormLabels, postLabels } from "@/labels/customer-boards";
import { useSite } from "@/state/site";
import { Blank } from "@/ui/blank";
import type { BoardForm } from "./board-form";
import { isGone } from "./error-words";
import { PasswordForm } from "./password-form";
import { asVisitor, hasToken } from "./post-api";
import { PostForm } from "./post-form";
import type { Editing } from "./use-post-form";

/** Edits a post, once its password is given or its author is signed in. */
export function EditPost({ board, id }: { board: BoardForm; id: number }) {
  const { backendUrl } = useSite();
  const [editing, setEditing] = useState<Editing | "locked" | "gone">("locked");
  const begin = (post: CustomerPostDetail, password: string | undefined) =>
    setEditing(post.boardTypeId === board.boardTypeId ? { post, password } : "gone");

  // biome-ignore lint/correctness/useExhaustiveDependencies: `begin` is another with each render, and means the same
  useEffect(() => {
    if (!hasToken()) return;
    const input = { params: { id } };
    asVisitor(visitorApi(backendUrl).call("GET /customer/customer-boards/:id", input)).then(
      ({ row }) => row.isOwn && begin(row, undefined),
      // There is still the password to ask for.
      () => {},
    );
  }, [backendUrl, id]);

  const unlock = async (password: string) => {
    const input = { params: { id }, body: { password } };
    try {
      const { row } = await asVisitor(
        visitorApi(backendUrl).call("POST /customer/customer-boards/:id/private", input),
      );
      begin(row, password);
    } catch (error) {
      if (!isGone(error)) throw error;
      setEditing("gone");
    }
  };

  if (editing === "gone") {
    return <Blank title={postLabels.gone} description={postLabels.goneHint} className="mt-8" />;
  }
  if (editing === "locked") {
    return (
      <>
        <p className="mt-2 text-ink-2">{postFormLabels.unlockHint}</p>
        <PasswordForm submit={postFormLabels.unlock} submitting={postLabels.opening} onPassword={unlock} />
      </>
    );
  }
  return <PostForm key={id} board={board} editing={editing} />;
}
