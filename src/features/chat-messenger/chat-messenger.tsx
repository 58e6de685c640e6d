"use client";

import { useEffect } from "react";
import { serveChat } from "@/state/chat-client";
import { useSite } from "@/state/site";

const loadSession = () => import("./chat-session");

/** The partner's chat, fetched when a visitor asks for it; it leaves the screen with the pages that have a header. */
export function ChatMessenger({ pluginKey }: { pluginKey: string }) {
  const { phone } = useSite();
  const number = phone?.text ?? null;

  useEffect(() => {
    const stopServing = serveChat(() =>
      loadSession().then(({ openMessenger }) => openMessenger(pluginKey, number)),
    );
    return () => {
      stopServing();
      if ("ChannelIO" in window) loadSession().then(({ hideMessenger }) => hideMessenger());
    };
  }, [pluginKey, number]);

  return null;
}
