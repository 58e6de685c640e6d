const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;

/** Keyboards join two consonants that could end a syllable. */
const JOINED: Record<string, string> = {
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};

/** Whether a name has every word of a keyword; a consonant stands for each syllable that it begins: `ㅍㅋㅌㄴ`. */
export function matchesInitials(name: string, keyword: string): boolean {
  const letters = lettersOf(name);
  return keyword
    .trim()
    .split(/\s+/)
    .every((word) => hasWord(letters, separate(lettersOf(word))));
}

/**
 * The keyword's words as patterns for PostgreSQL's `~*`, to find names where they are stored: a consonant stands for each
 * syllable that it begins, all else for itself.
 */
export const initialsPatterns = (keyword: string): string[] =>
  keyword
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => separate(lettersOf(word)).map(patternOf).join(""));

function patternOf(letter: string): string {
  const initial = INITIALS.indexOf(letter);
  if (initial < 0) return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`;
  const first = FIRST_SYLLABLE + initial * SYLLABLES_PER_INITIAL;
  const range = [first, first + SYLLABLES_PER_INITIAL - 1].map((code) => String.fromCharCode(code));
  return `(?:${letter}|[${range.join("-")}])`;
}

const lettersOf = (text: string): string[] => [...text.normalize("NFC").toLowerCase().replace(/\s/g, "")];

const separate = (letters: string[]): string[] =>
  letters.flatMap((letter) => [...(JOINED[letter] ?? letter)]);

const hasWord = (letters: string[], word: string[]): boolean =>
  letters.some((_, start) => word.every((wanted, index) => begins(letters[start + index], wanted)));

const begins = (letter: string | undefined, wanted: string): boolean =>
  letter !== undefined && (letter === wanted || initialOf(letter) === wanted);

function initialOf(letter: string): string | undefined {
  const code = letter.charCodeAt(0);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return undefined;
  return INITIALS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)];
}
