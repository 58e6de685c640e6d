import { useAtomValue } from "jotai";
import { useState } from "react";
import type { DeskReservation, DiaryDoctor } from "@/contract/studio/desk";
import { isMovable, needsReason, type ReservationStep } from "@/contract/studio/reservation-steps";
import { can } from "@/contract/studio/roles";
import { useWhyAway } from "../day/use-why-away";
import { labels } from "../labels";
import { isLiveAtom, useLiveKeys } from "../live";
import { useClinic } from "../session/use-account";
import { AwayDialog } from "./away-dialog";
import { stepLabels } from "./labels";
import { MoveDialog } from "./move-dialog";
import { ReasonDialog } from "./reason-dialog";
import { situationOf, stepsOf } from "./situation";
import { useStep } from "./use-reservation";

interface StepButtonsProps {
  reservation: DeskReservation;
  doctors: readonly DiaryDoctor[];
  now: Date;
  hasKeys?: boolean;
  /** The doctor of a confirmation, where another screen chooses them. */
  employeeId?: number;
  /** Beside others of its kind: a view has one filled button. */
  isPlain?: boolean;
}

/** What a filled button may do: a refusal is never the usual next step. */
const LEADS_ON: ReservationStep[] = ["confirm", "arrive", "finish"];
const KEYS: Partial<Record<ReservationStep, string>> = {
  arrive: "a",
  finish: "d",
  miss: "x",
  cancel: "Backspace",
  refuse: "r",
};

const KEY_CAPS: Partial<Record<string, string>> = { Backspace: "⌫", Enter: "⏎" };

/** The steps that are open, the next one filled; those that need a reason ask for it. */
export function StepButtons({
  reservation,
  doctors,
  now,
  hasKeys = false,
  employeeId,
  isPlain = false,
}: StepButtonsProps) {
  const clinic = useClinic();
  const take = useStep();
  const isLive = useAtomValue(isLiveAtom);
  const [asked, setAsked] = useState<ReservationStep | "move" | "away" | null>(null);
  const situation = situationOf(reservation, now);
  const steps = stepsOf(clinic, reservation, now).filter(
    // Nobody has chosen a doctor, and this screen cannot.
    (step) => step !== "confirm" || (reservation.employeeId ?? employeeId) !== undefined,
  );
  const away = useWhyAway(
    reservation,
    steps.includes("confirm") ? (employeeId ?? reservation.employeeId) : null,
  );
  const mayMove = isMovable(reservation) && can(clinic, "decide-reservations", reservation);
  const go = (step: ReservationStep) => {
    const { version } = reservation;
    take.mutate({ reservation, step, version, ...(step === "confirm" && employeeId && { employeeId }) });
  };
  const run = (step: ReservationStep) => {
    if (needsReason(step, situation)) return setAsked(step);
    if (step === "confirm" && away) return setAsked("away");
    go(step);
  };
  const keyOf = (step: ReservationStep) =>
    step === "confirm" && employeeId !== undefined ? "Enter" : KEYS[step];
  const keys = Object.fromEntries(
    steps.flatMap((step) => {
      const key = keyOf(step);
      return key ? [[key, () => run(step)]] : [];
    }),
  );
  useLiveKeys(hasKeys ? { ...keys, ...(mayMove && { m: () => setAsked("move") }) } : {});
  // Whatever else is open: today's visit may be cancelled, but what comes next is that they come.
  const first = steps.find((step) => LEADS_ON.includes(step));
  const capOf = (step: ReservationStep) => {
    const key = hasKeys ? keyOf(step) : undefined;
    return key && (KEY_CAPS[key] ?? key.toUpperCase());
  };
  const close = () => setAsked(null);
  return (
    <>
      {first && (
        <StepButton step={first} isFilled={!isPlain} keyCap={capOf(first)} onPress={() => run(first)} />
      )}
      {mayMove && (
        <button type="button" className="btn line" disabled={!isLive} onClick={() => setAsked("move")}>
          {labels.record.move} {hasKeys && <kbd>M</kbd>}
        </button>
      )}
      {steps
        .filter((step) => step !== first)
        .map((step) => (
          <StepButton key={step} step={step} keyCap={capOf(step)} onPress={() => run(step)} />
        ))}
      {asked === "away" && away && (
        <AwayDialog {...{ reservation, away, now }} onConfirm={() => go("confirm")} onClose={close} />
      )}
      {asked === "move" && <MoveDialog reservation={reservation} doctors={doctors} onClose={close} />}
      {(asked === "refuse" || asked === "cancel" || asked === "stepBack") && (
        <ReasonDialog step={asked} reservation={reservation} onClose={close} />
      )}
    </>
  );
}

interface StepButtonProps {
  step: ReservationStep;
  isFilled?: boolean;
  keyCap: string | undefined;
  onPress: () => void;
}

function StepButton({ step, isFilled = false, keyCap, onPress }: StepButtonProps) {
  const isLive = useAtomValue(isLiveAtom);
  return (
    <button
      type="button"
      className={isFilled ? "btn h40 wide" : "btn line"}
      disabled={!isLive}
      onClick={onPress}
    >
      {stepLabels[step].button}
      {keyCap && <kbd>{keyCap}</kbd>}
    </button>
  );
}
