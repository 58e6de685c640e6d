import { CommandError } from "../command-error";
import type { Answers } from "./answers";
import { QUESTIONS, type Question, type QuestionContext, readHost } from "./questions";

/** Flags as commander parses them, by the question's key. */
export type GivenFlags = Partial<Record<keyof Answers, string>> & { alias?: string[] };
/** Prompts for a valid answer. */
export type Ask = (question: Question, place: QuestionContext) => Promise<unknown>;

/**
 * Collects answers from flags, prompts (with `ask`) or defaults. Throws for all invalid or missing flags at once.
 */
export async function gatherAnswers(
  flags: GivenFlags,
  place: Omit<QuestionContext, "known">,
  ask: Ask | null,
): Promise<Answers> {
  const known: Partial<Answers> = {};
  const wrong = await readFlags(flags, { ...place, known });
  if (wrong.length > 0) throw new CommandError(wrong.join("\n"), 2);
  for (const question of QUESTIONS) {
    if (question.key in known) continue;
    const isAsked = ask && question.message;
    const answer = isAsked
      ? await ask(question, { ...place, known })
      : question.initial?.({ ...place, known });
    if (answer === undefined) wrong.push(`${question.flag}: is missing (${question.description})`);
    else Object.assign(known, { [question.key]: answer });
  }
  if (wrong.length > 0) throw new CommandError(wrong.join("\n"), 2);
  return { ...(known as Omit<Answers, "aliases">), aliases: known.aliases ?? [] };
}

async function readFlags(flags: GivenFlags, place: QuestionContext): Promise<string[]> {
  const wrong: string[] = [];
  for (const { key, flag, read } of QUESTIONS) {
    const text = flags[key];
    if (text === undefined) continue;
    const answer = await read(text, place);
    if ("value" in answer) Object.assign(place.known, { [key]: answer.value });
    else wrong.push(`${flag.split(" ")[0]}: ${answer.message}`);
  }
  place.known.aliases = (flags.alias ?? []).flatMap((text) => {
    const host = readHost(text, place);
    if ("value" in host) return [host.value];
    wrong.push(`--alias: ${host.message}`);
    return [];
  });
  return wrong;
}
