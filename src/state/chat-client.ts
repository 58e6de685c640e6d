let opener: (() => void) | null = null;

/** Opens the chat messenger from any part of the page. */
export const chatClient = { open: (): void => opener?.() };

/** Opens the messenger for others until the returned function is called. */
export function serveChat(open: () => void): () => void {
  opener = open;
  return () => {
    opener = null;
  };
}
