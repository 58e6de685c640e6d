/** `김하나` as `김*나`, `김하` as `김*`: the first letter and, from three on, the last. */
export function maskAuthor(name: string): string {
  const letters = [...name.normalize("NFC")];
  const [first = ""] = letters;
  if (letters.length <= 1) return "*";
  if (letters.length === 2) return `${first}*`;
  return `${first}${"*".repeat(letters.length - 2)}${letters.at(-1)}`;
}
