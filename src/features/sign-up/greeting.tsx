"use client";

import { useAtomValue } from "jotai";
import { Lines } from "@/blocks/lines/lines";
import { welcomeLabels } from "@/labels/welcome";
import { authAtom } from "@/state/session";

/** Greets the signed-in visitor by name, in the browser alone: the cached page knows no visitor. */
export function Greeting() {
  const { user } = useAtomValue(authAtom);
  return (
    <h1 className="text-d1">
      <Lines text={user ? welcomeLabels.titleFor(user.name) : welcomeLabels.title} />
    </h1>
  );
}
