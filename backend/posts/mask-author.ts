/** `김하나` as `김*나`, `김하` as `김*`: the first character and, from three on, the last. */
export function maskAuthor(name: string): string {
  const characters = [...name.normalize("NFC")];
  const [first = ""] = characters;
  if (characters.length <= 1) return "*";
  if (characters.length === 2) return `${first}*`;
  return `${first}${"*".repeat(characters.length - 2)}${characters.at(-1)}`;
}
