/** Through the device's own share sheet, else onto the clipboard. A visitor who thinks better of it is no failure. */
export async function shareText(text: string): Promise<"shared" | "copied" | "dismissed" | "failed"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copyText(text)) ? "copied" : "failed";
}

/** False where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
