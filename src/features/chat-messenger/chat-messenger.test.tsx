import { act, render, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHAT_SCRIPT_URL } from "@/config/chat";
import { chatClient } from "@/state/chat-client";
import { isLoggedInAtom } from "@/state/session";
import { toastsAtom } from "@/state/toast";
import { TestSite } from "@/testing/site";
import { ChatMessenger } from "./chat-messenger";

const show = () =>
  render(
    <TestSite>
      <ChatMessenger pluginKey="plugin-key" />
    </TestSite>,
  );
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${CHAT_SCRIPT_URL}"]`);
const said = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ description }) => description);

/** What the page asked of the messenger so far, whether its script is there or not. */
const asked = (): unknown[][] => (window.ChannelIO?.q ?? []).map((call) => Array.from(call));
const named = (name: string) => asked().filter(([command]) => command === name);

/** The messenger answers its start. */
function answerBoot(error: Error | null) {
  const callback = named("boot").at(-1)?.[2] as (error: Error | null, user: null) => void;
  callback(error, null);
}

beforeEach(() => {
  // The official loader puts its script before the page's first one.
  document.head.append(document.createElement("script"));
  getDefaultStore().set(toastsAtom, []);
});
afterEach(() => {
  logOut();
  for (const each of document.querySelectorAll("script")) each.remove();
  Reflect.deleteProperty(window, "ChannelIO");
  Reflect.deleteProperty(window, "ChannelIOInitialized");
});

/** Ends the session that a visitor had, and with it the messenger. */
function logOut() {
  const store = getDefaultStore();
  store.set(isLoggedInAtom, true);
  store.set(isLoggedInAtom, false);
}

describe("ChatMessenger", () => {
  it("fetches nothing before somebody asks for it", () => {
    show();
    expect(script()).toBeNull();
  });

  it("starts with the partner's key, without a launcher of its own and without a word of the visitor", async () => {
    show();
    chatClient.open();
    await waitFor(() => expect(script()).not.toBeNull());
    expect(named("boot")[0]?.[1]).toEqual({
      pluginKey: "plugin-key",
      language: "ko",
      hideChannelButtonOnBoot: true,
      zIndex: 110,
    });
    expect(named("showMessenger")).toEqual([]);
    await act(async () => answerBoot(null));
    await waitFor(() => expect(named("showMessenger")).toHaveLength(1));
  });

  it.each([
    ["its script is out of reach", () => script()?.dispatchEvent(new Event("error"))],
    ["it knows no such key", () => answerBoot(new Error("Plugin not found"))],
  ])("says the phone number when %s, and tries again when asked again", async (_, fail) => {
    show();
    chatClient.open();
    await waitFor(() => expect(named("boot")).toHaveLength(1));
    await act(async () => void fail());
    await waitFor(() => expect(said()).toEqual([expect.stringContaining("02-0000-1234")]));
    expect(script()).toBeNull();
    chatClient.open();
    await waitFor(() => expect(script()).not.toBeNull());
    await act(async () => answerBoot(null));
    await waitFor(() => expect(named("showMessenger")).toHaveLength(1));
  });

  it("says so when it keeps silent", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    show();
    chatClient.open();
    await vi.waitFor(() => expect(named("boot")).toHaveLength(1));
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    await waitFor(() => expect(said()).toHaveLength(1));
  });

  it("leaves the screen with the pages that have a header", async () => {
    const { unmount } = show();
    chatClient.open();
    await waitFor(() => expect(named("boot")).toHaveLength(1));
    await act(async () => answerBoot(null));
    unmount();
    await waitFor(() => expect(named("hideMessenger")).toHaveLength(1));
  });

  it("is shut down when the visitor logs out", async () => {
    show();
    chatClient.open();
    await waitFor(() => expect(named("boot")).toHaveLength(1));
    await act(async () => answerBoot(null));
    logOut();
    expect(named("shutdown")).toHaveLength(1);
  });
});
