"use client";

import type { ReactNode } from "react";
import { useNow } from "./use-now";

const MINUTE_MS = 60_000;

interface UntilThenProps {
  /** The instant, ISO 8601. */
  at: string;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  children: ReactNode;
  /** What holds from then on. */
  otherwise?: ReactNode;
}

/** What holds until an instant: a page may have been made the day before it is read. */
export const UntilThen = ({ at, renderedAt, children, otherwise = null }: UntilThenProps) =>
  useNow(renderedAt, MINUTE_MS) < Date.parse(at) ? children : otherwise;
