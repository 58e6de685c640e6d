"use client";

import { useEffect, useState } from "react";
import { SLIDE_AUTOPLAY_MS } from "@/config/slides";

export interface Deck {
  index: number;
  setIndex: (index: number) => void;
  /** False under reduced motion: nothing moves by itself. */
  mayPlay: boolean;
  isPlaying: boolean;
  setIsPlaying: (isPlaying: boolean) => void;
  /** True once the script runs: controls would do nothing before. */
  isMounted: boolean;
  /** True once what moves the slides is wanted. */
  isAwake: boolean;
  wake: () => void;
  hasEngine: boolean;
  setHasEngine: (hasEngine: boolean) => void;
  /** The latest wish to move; a new object for each. */
  move: { step: 1 | -1 } | null;
  go: (step: 1 | -1) => void;
}

/** What a deck of slides knows of itself, before and after its engine is there. */
export function useSlides(count: number): Deck {
  const [index, setIndex] = useState(0);
  const [mayPlay, setMayPlay] = useState<boolean | null>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isAwake, setIsAwake] = useState(false);
  const [hasEngine, setHasEngine] = useState(false);
  const [move, setMove] = useState<Deck["move"]>(null);
  const wake = () => setIsAwake(count > 1);
  const go = (step: 1 | -1) => {
    setMove({ step });
    wake();
  };

  useEffect(() => setMayPlay(!matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  useEffect(() => {
    if (!mayPlay || !isPlaying || isAwake || count < 2) return;
    const timer = setTimeout(() => {
      setMove({ step: 1 });
      setIsAwake(true);
    }, SLIDE_AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [mayPlay, isPlaying, isAwake, count]);

  return {
    index,
    setIndex,
    mayPlay: mayPlay === true,
    isPlaying,
    setIsPlaying,
    isMounted: mayPlay !== null,
    isAwake,
    wake,
    hasEngine,
    setHasEngine,
    move,
    go,
  };
}
