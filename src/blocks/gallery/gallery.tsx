"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import type { Picture } from "@/contract/api/story-blocks";
import type { LightboxProps } from "./lightbox";
import { LightboxContext, type ShowLarge } from "./lightbox-context";

interface GalleryProps {
  /** In the order in which one leafs through them. */
  pictures: readonly Picture[];
  /** Holds a GalleryLink for each picture that opens. */
  children: ReactNode;
}

/** Pictures that open in a large view, which is fetched on the first click. */
export function Gallery({ pictures, children }: GalleryProps) {
  const [View, setView] = useState<ComponentType<LightboxProps> | null>(null);
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  const show: ShowLarge = async (wanted) => {
    try {
      const { Lightbox } = await import("./lightbox");
      setView(() => Lightbox);
    } catch {
      return false;
    }
    setIndex(wanted);
    setIsOpen(true);
    return true;
  };

  return (
    <LightboxContext value={show}>
      {children}
      {View && <View pictures={pictures} index={index} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </LightboxContext>
  );
}
