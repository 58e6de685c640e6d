/** A name as strangers may read it: 김*나, 김*; the first and the last letter stay. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  const hidden = Math.max(1, letters.length - 2);
  const last = letters.length > 2 ? letters.at(-1) : "";
  return `${letters.length > 1 ? letters[0] : ""}${"*".repeat(hidden)}${last}`;
}
