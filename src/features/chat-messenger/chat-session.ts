import { loadScript } from "@channel.io/channel-web-sdk-loader";
import { getDefaultStore } from "jotai";
import { CHAT_SCRIPT_URL, CHAT_START_LIMIT_MS } from "@/config/chat";
import { LAYERS } from "@/config/layers";
import { chatLabels } from "@/labels/layout/chat";
import { withTimeLimit } from "@/lib/with-time-limit";
import { isLoggedInAtom } from "@/state/session";
import { showToast } from "@/state/toast";
import { channel } from "./channel";

/** The messenger's script did not come. */
export class ChatScriptError extends Error {
  override name = "ChatScriptError";
}

let starting: Promise<unknown> | null = null;

/** Shows the messenger, started when it is first asked for; where it does not come, says how to reach the clinic. */
export async function openMessenger(pluginKey: string, phone: string | null): Promise<void> {
  starting ??= start(pluginKey);
  try {
    await starting;
    channel.showMessenger();
  } catch {
    forget();
    showToast(phone ? chatLabels.failedCall(phone) : chatLabels.failed);
  }
}

/** Takes the messenger from the screen, if it was ever on it. */
export function hideMessenger(): void {
  if (starting) channel.hideMessenger();
}

function start(pluginKey: string): Promise<unknown> {
  loadScript();
  const failed = new Promise<never>((_, reject) => {
    chatScript()?.addEventListener("error", () =>
      reject(new ChatScriptError("The chat's script did not come")),
    );
  });
  // The partner's own button opens it: no launcher of its own covers the page. Nothing personal is handed over.
  const booted = channel.boot({
    pluginKey,
    language: "ko",
    hideChannelButtonOnBoot: true,
    zIndex: LAYERS.modal,
  });
  return withTimeLimit(Promise.race([booted, failed]), CHAT_START_LIMIT_MS);
}

/** Ends the messenger; the next question starts it again. */
function forget(): void {
  starting = null;
  channel.shutdown();
  if (!chatScript()) return;
  chatScript()?.remove();
  Reflect.deleteProperty(window, "ChannelIO");
  Reflect.deleteProperty(window, "ChannelIOInitialized");
}

const chatScript = () => document.querySelector<HTMLScriptElement>(`script[src="${CHAT_SCRIPT_URL}"]`);

/** Signing out ends the chat: the next visitor at this device must not read it. */
function followSession(): void {
  const store = getDefaultStore();
  let wasLoggedIn = store.get(isLoggedInAtom);
  store.sub(isLoggedInAtom, () => {
    const isLoggedIn = store.get(isLoggedInAtom);
    if (wasLoggedIn && !isLoggedIn && starting) {
      starting = null;
      channel.shutdown();
    }
    wasLoggedIn = isLoggedIn;
  });
}
followSession();
