import { type CANCEL_SYMBOL, confirm, isCancel, log, note, progress, select, text } from "@clack/prompts";
import { CommandError } from "../command-error";
import type { Ask } from "./gather-answers";
import { readTemplate, TEMPLATE_IDS } from "./template";
import type { Progress } from "./write-tenant";

/** Prompts until the answer is valid. */
export const askOnTerminal: Ask = async (question, place) => {
  if (question.key === "template") return askTemplate(question.message ?? "");
  const initial = question.initial?.(place);
  const shown = typeof initial === "string" ? initial : undefined;
  for (;;) {
    const answer = await text({
      message: question.message ?? "",
      placeholder: shown ?? question.placeholder,
      defaultValue: shown,
    });
    const typed = refuseCancel(answer)?.trim() ?? "";
    if (!typed && initial !== undefined) return initial;
    const read = await question.read(typed, place);
    if ("value" in read) return read.value;
    log.error(read.message);
  }
};

async function askTemplate(message: string) {
  const options = await Promise.all(
    TEMPLATE_IDS.map(async (value) => {
      const { title, description } = await readTemplate(value);
      return { value, label: title, hint: description };
    }),
  );
  return refuseCancel(await select({ message, options }));
}

export const confirmOnTerminal = async (summary: string, message: string): Promise<boolean> => {
  note(summary);
  return refuseCancel(await confirm({ message }));
};

function refuseCancel<Value>(answer: Value | typeof CANCEL_SYMBOL): Value {
  if (isCancel(answer)) throw new CommandError("Nothing was written.");
  return answer;
}

export function progressOnTerminal(): Progress {
  let bar: ReturnType<typeof progress> | undefined;
  return {
    total: (pictures) => {
      bar = progress({ max: Math.max(1, pictures), style: "block" });
      bar.start("Pictures");
    },
    advance: (file) => bar?.advance(1, file),
    end: () => bar?.stop("Pictures"),
  };
}
