"use client";

import { useAtomValue } from "jotai";
import { Lines } from "@/blocks/lines/lines";
import { welcomeLabels } from "@/labels/welcome";
import { authAtom } from "@/state/session";

/** Greets by name whoever is signed in: the browser alone knows who that is, the kept page never does. */
export function Greeting() {
  const { user } = useAtomValue(authAtom);
  return (
    <h1 className="text-d1">
      <Lines text={user ? welcomeLabels.titleFor(user.name) : welcomeLabels.title} />
    </h1>
  );
}
