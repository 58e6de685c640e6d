"use client";

import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useState } from "react";
import { SLIDE_AUTOPLAY_MS } from "@/config/slides";
import { onSetOut } from "@/lib/arrival";
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
    // A page that is being left is measured no more.
    { loop: true, startIndex, watchResize: ({ rootNode }) => rootNode().isConnected },
    mayPlay
      ? [
          Autoplay({
            delay: SLIDE_AUTOPLAY_MS,
            stopOnInteraction: false,
            playOnInit: isPlaying && !hasFocus(viewport),
          }),
        ]
      : [],
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

  // While the next page is made, each frame of a motion would take its time.
  useEffect(
    () =>
      onSetOut(() => {
        embla?.scrollTo(embla.selectedScrollSnap(), true);
        embla?.plugins().autoplay?.reset();
      }),
    [embla],
  );

  useEffect(() => {
    if (!move) return;
    if (move.step === 1) embla?.scrollNext(!mayPlay);
    else embla?.scrollPrev(!mayPlay);
    // A slide that the visitor chose is shown as long as any other.
    embla?.plugins().autoplay?.reset();
  }, [embla, move, mayPlay]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!isPlaying) autoplay?.stop();
    else if (!hasFocus(viewport)) autoplay?.play();
  }, [embla, isPlaying, viewport]);

  return null;
}

/** Embla hears of a focus that comes later, and goes on once it has left; of one that was there before it, not. */
const hasFocus = (viewport: SlideEngineProps["viewport"]) =>
  viewport.current?.contains(document.activeElement) ?? false;
