import { useEffect, useRef, useState } from "react";
import { POPUP_DECODE_LIMIT_MS, POPUP_SHEET_PICTURE_PX } from "@/config/popup";
import type { Popup, PopupItem } from "@/contract/api/popups";
import { type PopupType, pcPopupSize } from "@/lib/popup-size";
import { type PopupDevice, popupPicture } from "@/lib/popups-due";
import { imageSource } from "@/ui/image-source";

/** What an img needs; only pictures of the product itself pass through the image service. */
export interface PopupSource {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** A slide's picture, in the width that its popup wants. */
export function popupSource(
  item: PopupItem,
  popup: Popup,
  device: PopupDevice,
  type: PopupType,
): PopupSource {
  const width = device === "PC" ? Math.ceil(pcPopupSize(popup, type).width) : POPUP_SHEET_PICTURE_PX;
  const picture = popupPicture(item, device) ?? "";
  return picture.startsWith("/") ? imageSource(picture, `${width}px`) : { src: picture };
}

/**
 * Which of the popups' first pictures are decoded: true, or false where that failed or took longer than 2 s. What is not
 * in it yet is not to be shown.
 */
export function useDecoded(
  wanted: readonly { id: number; source: PopupSource }[],
): ReadonlyMap<number, boolean> {
  const [decoded, setDecoded] = useState<ReadonlyMap<number, boolean>>(new Map());
  const asked = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, source } of wanted) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      decodeWithin(source, POPUP_DECODE_LIMIT_MS).then((isThere) =>
        setDecoded((before) => new Map([...before, [id, isThere]])),
      );
    }
  });
  return decoded;
}

function decodeWithin({ src, srcSet, sizes }: PopupSource, limitMs: number): Promise<boolean> {
  const image = new Image();
  if (sizes) image.sizes = sizes;
  if (srcSet) image.srcset = srcSet;
  image.src = src;
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limitMs));
  const inTime = image.decode().then(
    () => true,
    () => false,
  );
  return Promise.race([inTime, late]);
}
