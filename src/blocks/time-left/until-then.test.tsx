import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UntilThen } from "./until-then";

const at = "2026-11-18T09:00:00+09:00";
const renderedAt = Date.parse("2026-11-17T20:00:00+09:00");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ["2026-11-18T08:59:00+09:00", "오늘 09:00"],
  ["2026-11-18T09:00:00+09:00", ""],
])("at %s a page of the day before shows %j", (now, shown) => {
  vi.setSystemTime(now);
  const { container } = render(
    <UntilThen at={at} renderedAt={renderedAt}>
      오늘 09:00
    </UntilThen>,
  );
  expect(container.textContent).toBe(shown);
});
