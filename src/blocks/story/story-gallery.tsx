import type { Picture as PictureData } from "@/contract/api/story-blocks";
import { Picture } from "@/ui/picture";

/** Pictures side by side, the first one large. */
export function StoryGallery({ images }: { images: readonly PictureData[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 @min-[760px]/col:grid-cols-3 @min-[760px]/col:gap-4">
      {images.map(({ url, alt }, index) => (
        <li key={url} className={index === 0 ? "col-span-2 @min-[760px]/col:row-span-2" : undefined}>
          <Picture
            src={url}
            alt={alt}
            sizes={index === 0 ? "(min-width: 1249px) 800px, 100vw" : "(min-width: 1249px) 390px, 50vw"}
            ratio={
              index === 0
                ? "aspect-[4/3] @min-[760px]/col:h-full @min-[760px]/col:aspect-auto"
                : "aspect-[4/3]"
            }
          />
        </li>
      ))}
    </ul>
  );
}
