"use client";

import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useState } from "react";
import { SLIDE_AUTOPLAY_MS } from "@/config/slides";
import type { Deck } from "./use-slides";

interface SlideEngineProps {
  viewport: RefObject<HTMLDivElement | null>;
  deck: Deck;
}

/** Moves the slides: every 5 s, in a loop, going on after interaction (spec §4); still under reduced motion. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function SlideEngine({ viewport, deck }: SlideEngineProps) {
  const { index, setIndex, mayPlay, isPlaying, setHasEngine, move } = deck;
  const [startIndex] = useState(index);
  const [emblaRef, embla] = useEmblaCarousel(
    { loop: true, startIndex },
    mayPlay ? [Autoplay({ delay: SLIDE_AUTOPLAY_MS, stopOnInteraction: false, playOnInit: isPlaying })] : [],
  );

  useEffect(() => {
    // What was scrolled by hand so far goes on from the same slide.
    if (viewport.current) viewport.current.scrollLeft = 0;
    emblaRef(viewport.current);
    setHasEngine(true);
  }, [emblaRef, viewport, setHasEngine]);

  useEffect(() => {
    if (!embla) return;
    const show = () => setIndex(embla.selectedScrollSnap());
    embla.on("select", show);
    return () => {
      embla.off("select", show);
    };
  }, [embla, setIndex]);

  useEffect(() => {
    if (!move) return;
    if (move.step === 1) embla?.scrollNext(!mayPlay);
    else embla?.scrollPrev(!mayPlay);
  }, [embla, move, mayPlay]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (isPlaying) autoplay?.play();
    else autoplay?.stop();
  }, [embla, isPlaying]);

  return null;
}
