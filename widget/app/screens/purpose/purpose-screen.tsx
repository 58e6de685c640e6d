import { useAtomValue, useSetAtom } from "jotai";
import { Button } from "@/ui/button";
import { CheckMark } from "@/ui/check-box";
import { useWords } from "../../data/use-words";
import { Heading } from "../../parts/heading";
import { StepScreen } from "../../parts/step-screen";
import { changeDraftAtom, draftAtom } from "../../state/draft";
import { goAtom } from "../../state/screen";
import { clinicWords } from "../../state/words";

/** Step 1 of a visit reservation: what it is for. The clinic is told in its own language. */
export function PurposeScreen() {
  const { purpose: words, treatments } = useWords();
  const { purpose } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const go = useSetAtom(goAtom);
  return (
    <StepScreen
      title={words.title}
      footer={
        <Button size="tall" isWide disabled={purpose === null} onClick={() => go("schedule")}>
          {treatments.chooseTime}
        </Button>
      }
    >
      <div className="pt-7 pb-5">
        <Heading>{words.question}</Heading>
        <p className="mt-1 text-b5 text-ink-2">{words.description}</p>
      </div>
      <fieldset className="border-line-strong border-t">
        <legend className="sr-only">{words.legend}</legend>
        {clinicWords.purpose.choices.map((choice, index) => (
          <label key={choice} className="relative flex min-h-15 items-center gap-3 border-line border-b py-3">
            <input
              type="radio"
              name="purpose"
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              checked={choice === purpose}
              onChange={() => change({ purpose: choice })}
            />
            <CheckMark kind="radio" />
            <span className="text-label2">{words.choices[index]}</span>
          </label>
        ))}
      </fieldset>
    </StepScreen>
  );
}
