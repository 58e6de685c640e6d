"use client";

import { useEffect, useState } from "react";
import { visitorApi } from "@/api/visitor-api";
import { Neighbours } from "@/blocks/boards/neighbours";
import { boardPath } from "@/blocks/boards/post-path";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import { postLabels } from "@/labels/customer-boards";
import { useSite } from "@/state/site";
import { Blank } from "@/ui/blank";
import { AnswerHtml } from "./answer-html";
import { isGone } from "./error-words";
import { neighbourOf } from "./neighbour-of";
import { PasswordForm } from "./password-form";
import { asVisitor, hasToken } from "./post-api";
import { PostTools } from "./post-tools";
import { PostView } from "./post-view";
import { takeWrittenPassword } from "./written-post";

interface PrivatePostProps {
  boardTypeId: number;
  id: number;
  clinic: string;
}

type Shown = CustomerPostDetail | "locked" | "gone";

/** A private post: fetched by its reader's browser, with its password or as its signed-in author. */
export function PrivatePost({ boardTypeId, id, clinic }: PrivatePostProps) {
  const { backendUrl, phone } = useSite();
  const [shown, setShown] = useState<Shown>("locked");
  const open = async (password: string) => setShown(await openPost(backendUrl, id, password));
  useOpeningByItself(id, setShown);

  if (shown === "gone")
    return <Blank title={postLabels.gone} description={postLabels.goneHint} className="mt-8" />;
  const listHref = boardPath(boardTypeId);
  if (shown === "locked") {
    return (
      <>
        <h1 className="mt-4 text-h1">{postLabels.privateTitle}</h1>
        <p className="mt-2 text-ink-2">{postLabels.passwordPrompt}</p>
        <PasswordForm submit={postLabels.open} submitting={postLabels.opening} onPassword={open} />
        {phone && <p className="mt-6 text-b6 text-ink-3">{postLabels.forgotten(phone.text)}</p>}
        <div className="mt-12 border-line border-t">
          <Neighbours previous={null} next={null} listHref={listHref} />
        </div>
      </>
    );
  }
  return (
    <>
      <PostView
        post={shown}
        clinic={clinic}
        backendUrl={backendUrl}
        answer={shown.answerHtml === null ? null : <AnswerHtml html={shown.answerHtml} />}
        tools={<PostTools boardTypeId={boardTypeId} id={id} />}
      />
      <Neighbours previous={neighbourOf(shown.previous)} next={neighbourOf(shown.next)} listHref={listHref} />
    </>
  );
}

async function openPost(backendUrl: string, id: number, password: string): Promise<Shown> {
  const input = { params: { id }, body: { password } };
  try {
    const { row } = await asVisitor(
      visitorApi(backendUrl).call("POST /customer/customer-boards/:id/private", input),
    );
    return row;
  } catch (error) {
    if (isGone(error)) return "gone";
    throw error;
  }
}

/** Without a question where the visitor has just written it, or is its signed-in author. */
function useOpeningByItself(id: number, onOpened: (post: Shown) => void): void {
  const { backendUrl } = useSite();
  useEffect(() => {
    const password = takeWrittenPassword(id);
    if (password === null && !hasToken()) return;
    const opening = password === null ? readOwn(backendUrl, id) : openPost(backendUrl, id, password);
    // Whatever is in the way, there is still the password to ask for.
    opening.then(onOpened, () => {});
  }, [id, backendUrl, onOpened]);
}

async function readOwn(backendUrl: string, id: number): Promise<Shown> {
  const { row } = await asVisitor(
    visitorApi(backendUrl).call("GET /customer/customer-boards/:id", { params: { id } }),
  );
  return row;
}
