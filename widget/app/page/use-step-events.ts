import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useRuntime } from "../runtime/runtime-context";
import { draftAtom } from "../state/draft";
import { movesAtom, STEPS, screenAtom } from "../state/screen";

/** Tells the page how a booking goes on: the screens that somebody asked for, and the times that are chosen. */
export function useStepEvents(): void {
  useStepChanged();
  useTimeSelected();
}

function useStepChanged() {
  const { send } = useRuntime();
  const screen = useAtomValue(screenAtom);
  const isAsked = useAtomValue(movesAtom) > 0;
  const draft = useAtomValue(draftAtom);
  const step = STEPS[draft.kind].indexOf(screen) + 1 || null;
  const kind = step === null ? null : draft.kind;
  useEffect(() => {
    if (isAsked) send("stepChanged", { screen, kind, step, steps: kind && STEPS[kind].length });
  }, [isAsked, screen, kind, step, send]);
}

function useTimeSelected() {
  const { send } = useRuntime();
  const { reservedAt, doctor } = useAtomValue(draftAtom);
  const employeeId = doctor?.id ?? null;
  // A time that an earlier page of the visitor left is no news.
  const told = useRef(reservedAt);
  useEffect(() => {
    if (reservedAt !== null && reservedAt !== told.current) send("timeSelected", { reservedAt, employeeId });
    told.current = reservedAt;
  }, [reservedAt, employeeId, send]);
}
