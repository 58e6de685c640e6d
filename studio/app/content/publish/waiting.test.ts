import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useChoice, type Waiting } from "./waiting";

const waits = (id: number, revision = 1): Waiting =>
  ({
    thing: { kind: "product", id, findings: [], draft: { revision } },
    ...{ hindrance: null, isStopped: false },
  }) as never;

/** The list as it is read one time after the other; undefined until it is. */
function open(...firstReads: (Waiting[] | undefined)[]) {
  const [first, ...others] = firstReads;
  const { result, rerender } = renderHook(useChoice, { initialProps: first });
  const read = (list: Waiting[] | undefined) => rerender(list);
  others.forEach(read);
  const chosen = () => result.current.chosen.map(({ id, draft }) => `${id}@${draft.revision}`);
  const toggle = ({ thing }: Waiting) => act(() => result.current.toggle(thing));
  const isNew = ({ thing }: Waiting) => result.current.isNew(thing);
  return { read, chosen, toggle, isNew };
}

it("ticks what is there as the list is first read", () => {
  const { chosen, toggle, isNew } = open(undefined, [waits(1), waits(2)]);
  expect(chosen()).toEqual(["1@1", "2@1"]);
  expect(isNew(waits(1))).toBe(false);
  toggle(waits(1));
  expect(chosen()).toEqual(["2@1"]);
});

it("marks what comes or changes while it is open, and ticks it by a press alone", () => {
  const { read, chosen, toggle, isNew } = open([waits(1), waits(2)]);
  read([waits(1), waits(2, 2), waits(3)]);
  expect(chosen()).toEqual(["1@1"]);
  expect([waits(1), waits(2, 2), waits(3)].map(isNew)).toEqual([false, true, true]);
  toggle(waits(2, 2));
  expect(chosen()).toEqual(["1@1", "2@2"]);
  read([waits(1), waits(2, 3), waits(3)]);
  expect(chosen(), "the tick was of an earlier one").toEqual(["1@1"]);
});
