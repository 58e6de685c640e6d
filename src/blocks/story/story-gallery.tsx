import { clsx } from "clsx";
import type { Picture as PictureData } from "@/contract/api/story-blocks";
import { Picture } from "@/ui/picture";
import { Gallery } from "../gallery/gallery";
import { GalleryLink } from "../gallery/gallery-link";

/** Pictures side by side, in rows without a hole; each opens over the whole window. */
export function StoryGallery({ images }: { images: readonly PictureData[] }) {
  const { length } = images;
  return (
    <Gallery pictures={images}>
      <ul className="grid grid-cols-2 gap-2 @min-[760px]/col:grid-cols-6 @min-[760px]/col:gap-4">
        {images.map(({ url, alt }, index) => (
          <li key={url} className={clsx(isWholeRow(index, length) && "col-span-2", wideSpan(index, length))}>
            <GalleryLink index={index} href={url} className="h-full">
              <Picture
                src={url}
                alt={alt}
                sizes={index === 0 ? "(min-width: 1249px) 800px, 100vw" : "(min-width: 1249px) 590px, 50vw"}
                ratio={clsx("aspect-[4/3]", isLead(index, length) && "@min-[760px]/col:h-full")}
              />
            </GalleryLink>
          </li>
        ))}
      </ul>
    </Gallery>
  );
}

/** Two in a row on phones: of an odd number the first has a row to itself. */
const isWholeRow = (index: number, count: number) => index === 0 && count % 2 === 1;

/** Where threes come out even, the first takes the place of four, beside two others. */
const isLead = (index: number, count: number) => index === 0 && count % 3 === 0;

/** Three in a row; as many rows of two come first as it takes for all to be full. */
function wideSpan(index: number, count: number): string {
  if (count === 1) return "@min-[760px]/col:col-span-6";
  if (isLead(index, count)) return "@min-[760px]/col:col-span-4 @min-[760px]/col:row-span-2";
  const inTwos = count % 3 === 0 ? 0 : (3 - (count % 3)) * 2;
  return index < inTwos ? "@min-[760px]/col:col-span-3" : "@min-[760px]/col:col-span-2";
}
