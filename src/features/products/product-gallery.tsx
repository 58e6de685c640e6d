import { clsx } from "clsx";
import { Gallery } from "@/blocks/gallery/gallery";
import { GalleryLink } from "@/blocks/gallery/gallery-link";
import { productMorphName } from "@/blocks/product-card/product-morph-name";
import type { ProductDetail } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { Picture } from "@/ui/picture";
import { PictureChoice } from "./picture-choice";

interface ProductGalleryProps {
  product: ProductDetail;
  /** Unless given, less than half the first view on phones and upright beside the words. */
  ratio?: string;
  className?: string;
}

const UPRIGHT =
  "h-[max(160px,min(44svh,340px,100svh-var(--header)-310px))] @min-[560px]/col:h-auto @min-[560px]/col:aspect-[4/5]";

const ROW_ID = "pictures";

/** Pictures in a row that scrolls by hand, with small ones that lead to each of them; each opens large. */
export function ProductGallery({ product, ratio = UPRIGHT, className }: ProductGalleryProps) {
  const pictures = picturesOf(product);
  return (
    <div className={clsx("relative min-w-0", className)}>
      <Gallery pictures={pictures}>
        <ul
          id={ROW_ID}
          aria-label={productLabels.pictures}
          className="scroll-row relative flex snap-x snap-mandatory scroll-smooth"
        >
          {pictures.map(({ url, alt }, index) => (
            <li
              key={url}
              id={`${ROW_ID}-${index}`}
              className="min-w-0 flex-[0_0_100%] snap-start scroll-mt-[calc(var(--header)+24px)]"
            >
              <GalleryLink index={index} href={url} className="focus-visible:-outline-offset-2">
                <Picture
                  src={url}
                  alt={alt}
                  isFirst={index === 0}
                  morphName={index === 0 ? productMorphName(product.id) : undefined}
                  sizes="(min-width: 1249px) 576px, (min-width: 760px) 48vw, 100vw"
                  ratio={ratio}
                  radius={ratio === UPRIGHT ? "rounded-none @min-[560px]/col:rounded-pic" : "rounded-pic"}
                />
              </GalleryLink>
            </li>
          ))}
        </ul>
      </Gallery>
      {pictures.length > 1 && (
        <PictureChoice
          rowId={ROW_ID}
          thumbnails={pictures.map(({ url }) => (
            <Picture key={url} src={url} alt="" sizes="64px" ratio="aspect-square" radius="rounded-s" />
          ))}
        />
      )}
    </div>
  );
}

/** The product's own picture first, each picture once. */
const picturesOf = ({ imageUrl, imageAlt, images }: ProductDetail) => [
  { url: imageUrl, alt: imageAlt },
  ...images.filter(({ url }) => url !== imageUrl),
];
