import type { createStore } from "jotai";
import { WIDGET_LANGUAGES } from "@/contract/widget/messages";
import type { TextStorage } from "../runtime/storage";
import { leftOutIdsAtom } from "./cart-events";
import { draftAtom, EMPTY_DRAFT } from "./draft";
import { hasTexts, isDraft, isFields, isIntegers } from "./draft-guard";
import { holdAtom, restoredHold } from "./hold";
import { peopleAtom } from "./people";
import { type Attempt, attemptAtom, stopWaitingAtom } from "./reservation";
import { noteStepAtom, reachedStepAtom, SCREENS, type Screen, screenAtom } from "./screen";
import { deviceMarkAtom, guestIdAtom, sentCodeAtom, tokenAtom, typedCodeAtom } from "./session";
import { chosenLanguageAtom } from "./words";

type Store = ReturnType<typeof createStore>;

const DRAFT_KEY = "draft";
const TOKEN_KEY = "token";
const GUEST_KEY = "guest";
const DEVICE_MARK_KEY = "device-mark";
const LANGUAGE_KEY = "language";
/** Leads nowhere after a reload: its reservation is in the list of reservations. */
const PASSING_SCREENS: readonly Screen[] = ["done", "welcome", "goodbye"];

/** Takes up what an earlier page of this visitor left, and keeps it from now on. Anything malformed is forgotten. */
export function persist(
  store: Store,
  local: TextStorage,
  session: TextStorage,
  onOtherTabsToken: (token: string | null) => void,
): void {
  store.set(tokenAtom, local.read(TOKEN_KEY));
  store.set(guestIdAtom, local.read(GUEST_KEY));
  store.set(deviceMarkAtom, local.read(DEVICE_MARK_KEY));
  store.set(chosenLanguageAtom, restoredLanguage(local.read(LANGUAGE_KEY)));
  restoreDraft(store, session.read(DRAFT_KEY));

  local.watch(GUEST_KEY, (guestId) => store.set(guestIdAtom, guestId));
  local.watch(TOKEN_KEY, onOtherTabsToken);
  store.sub(tokenAtom, () => local.write(TOKEN_KEY, store.get(tokenAtom)));
  store.sub(guestIdAtom, () => local.write(GUEST_KEY, store.get(guestIdAtom)));
  store.sub(deviceMarkAtom, () => local.write(DEVICE_MARK_KEY, store.get(deviceMarkAtom)));
  store.sub(chosenLanguageAtom, () => local.write(LANGUAGE_KEY, store.get(chosenLanguageAtom)));
  const saveDraft = () =>
    session.write(
      DRAFT_KEY,
      JSON.stringify({
        screen: store.get(screenAtom),
        reachedStep: store.get(reachedStepAtom),
        leftOutIds: store.get(leftOutIdsAtom),
        draft: store.get(draftAtom),
        hold: store.get(holdAtom),
        attempt: store.get(attemptAtom),
        sentCode: store.get(sentCodeAtom),
        typedCode: store.get(typedCodeAtom),
        people: store.get(peopleAtom),
      }),
    );
  // What was confirmed without a network is sent by itself only as long as it is what the visitor has before them.
  for (const part of [draftAtom, tokenAtom]) store.sub(part, () => store.set(stopWaitingAtom));
  store.sub(screenAtom, () => store.set(noteStepAtom));
  for (const part of [
    leftOutIdsAtom,
    screenAtom,
    draftAtom,
    holdAtom,
    attemptAtom,
    sentCodeAtom,
    typedCodeAtom,
    peopleAtom,
  ])
    store.sub(part, saveDraft);
}

function restoreDraft(store: Store, text: string | null): void {
  const saved = parse(text);
  if (!isFields(saved) || !isDraft(saved.draft)) return;
  store.set(draftAtom, { ...EMPTY_DRAFT, ...saved.draft });
  const screen = SCREENS.find((name) => name === saved.screen);
  store.set(reachedStepAtom, SCREENS.find((name) => name === saved.reachedStep) ?? null);
  if (isIntegers(saved.leftOutIds)) store.set(leftOutIdsAtom, saved.leftOutIds);
  if (screen && !PASSING_SCREENS.includes(screen)) store.set(screenAtom, screen);
  store.set(holdAtom, restoredHold(saved.hold));
  store.set(attemptAtom, restoredAttempt(saved.attempt));
  if (hasTexts(saved.sentCode, "phone", "expiresAt", "resendAt")) store.set(sentCodeAtom, saved.sentCode);
  if (typeof saved.typedCode === "string") store.set(typedCodeAtom, saved.typedCode);
  store.set(peopleAtom, saved.people);
}

const restoredLanguage = (text: string | null) =>
  WIDGET_LANGUAGES.find((language) => language === text) ?? null;

function restoredAttempt(value: unknown): Attempt | null {
  if (!hasTexts(value, "key", "body")) return null;
  const { key, body } = value;
  const isWaiting = value.isWaiting === true;
  return { key, body, ...(hasTexts(value, "holdId") && { holdId: value.holdId }), isWaiting };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
