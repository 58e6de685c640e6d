import type { createStore } from "jotai";
import type { TextStorage } from "../runtime/storage";
import { draftAtom } from "./draft";
import { hasTexts, isDraft, isFields } from "./draft-guard";
import { attemptAtom } from "./reservation";
import { SCREENS, type Screen, screenAtom } from "./screen";
import { guestIdAtom, sentCodeAtom, tokenAtom, typedCodeAtom } from "./session";

type Store = ReturnType<typeof createStore>;

const DRAFT_KEY = "draft";
const TOKEN_KEY = "token";
const GUEST_KEY = "guest";
/** Leads nowhere after a reload: its reservation is in the list of reservations. */
const PASSING_SCREENS: readonly Screen[] = ["done"];

/** Takes up what an earlier page of this visitor left, and keeps it from now on. Anything malformed is forgotten. */
export function persist(store: Store, local: TextStorage, session: TextStorage): void {
  store.set(tokenAtom, local.read(TOKEN_KEY));
  store.set(guestIdAtom, local.read(GUEST_KEY));
  restoreDraft(store, session.read(DRAFT_KEY));

  store.sub(tokenAtom, () => local.write(TOKEN_KEY, store.get(tokenAtom)));
  store.sub(guestIdAtom, () => local.write(GUEST_KEY, store.get(guestIdAtom)));
  const saveDraft = () =>
    session.write(
      DRAFT_KEY,
      JSON.stringify({
        screen: store.get(screenAtom),
        draft: store.get(draftAtom),
        attempt: store.get(attemptAtom),
        sentCode: store.get(sentCodeAtom),
        typedCode: store.get(typedCodeAtom),
      }),
    );
  for (const part of [screenAtom, draftAtom, attemptAtom, sentCodeAtom, typedCodeAtom])
    store.sub(part, saveDraft);
}

function restoreDraft(store: Store, text: string | null): void {
  const saved = parse(text);
  if (!isFields(saved) || !isDraft(saved.draft)) return;
  store.set(draftAtom, saved.draft);
  const screen = SCREENS.find((name) => name === saved.screen);
  if (screen && !PASSING_SCREENS.includes(screen)) store.set(screenAtom, screen);
  if (hasTexts(saved.attempt, "key", "body")) store.set(attemptAtom, saved.attempt);
  if (hasTexts(saved.sentCode, "phone", "expiresAt", "resendAt")) store.set(sentCodeAtom, saved.sentCode);
  if (typeof saved.typedCode === "string") store.set(typedCodeAtom, saved.typedCode);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
