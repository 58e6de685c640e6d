import { SafeLink } from "@/blocks/link/safe-link";
import type { PopupItem } from "@/contract/api/popups";
import { type PopupDevice, popupPicture } from "@/lib/popups-due";
import { imageSource } from "@/ui/image-source";

interface PopupSlideProps {
  item: PopupItem;
  device: PopupDevice;
  /** Of the popup, in pixels. */
  width: number;
}

/** A popup's own picture, words and all, so never cropped; it leads where its partner says. */
export function PopupSlide({ item, device, width }: PopupSlideProps) {
  const picture = popupPicture(item, device) ?? "";
  // Only pictures of the product itself pass through the image service.
  const source = picture.startsWith("/") ? imageSource(picture, `${width}px`) : { src: picture };
  return (
    <SafeLink href={item.linkTo ?? ""} className="block size-full focus-visible:-outline-offset-4">
      {/* biome-ignore lint/performance/noImgElement: imageSource asks the same image service, without a script */}
      <img {...source} alt={item.title} decoding="async" className="size-full object-contain" />
    </SafeLink>
  );
}
