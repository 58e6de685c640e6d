import { useClinic } from "../session/use-account";
import { pictureSrc, type ShownWidth } from "./picture-src";

interface PictureProps {
  url: string;
  width?: ShownWidth;
  className?: string;
}

/** A picture of the content as the studio sees it; beside it stand the words of what it is. */
export function Picture({ url, width = 360, className }: PictureProps) {
  const { id: clinic } = useClinic();
  const src = pictureSrc(clinic, url, width);
  if (!src) return null;
  // biome-ignore lint/performance/noImgElement: the studio is no Next app
  return <img src={src} alt="" loading="lazy" className={className} draggable={false} />;
}
