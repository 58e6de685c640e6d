let opener: (() => void) | null = null;

/** The chat messenger, for whoever offers it. */
export const chatClient = { open: (): void => opener?.() };

/** Opens the messenger for others until the returned function is called. */
export function serveChat(open: () => void): () => void {
  opener = open;
  return () => {
    opener = null;
  };
}
