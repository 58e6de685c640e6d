"use client";

import { useSearchParams } from "next/navigation";
import { postFormLabels } from "@/labels/customer-boards";
import { pathId } from "@/lib/path-id";
import type { BoardForm } from "./board-form";
import { EditPost } from "./edit-post";
import { PostForm } from "./post-form";

interface WriteScreenProps {
  title: string;
  board: BoardForm;
}

/** Writes a new post, or edits the one that the address names with `?edit=`. */
export function WriteScreen({ title, board }: WriteScreenProps) {
  const edited = pathId(useSearchParams().get("edit") ?? "");
  return (
    <>
      <h1 className="mt-4 text-h1">{edited === null ? title : postFormLabels.editTitle}</h1>
      {edited === null ? <PostForm board={board} editing={null} /> : <EditPost board={board} id={edited} />}
    </>
  );
}
