import { Picture } from "@/ui/picture";

/** Words beside a picture on one sheet. */
export const SHEET_CLASS = "grid overflow-hidden rounded-l bg-ground-2 @min-[760px]/col:grid-cols-2";

interface SheetPictureProps {
  src: string;
  alt: string;
  isFirst?: boolean;
  className?: string;
}

/** The picture fills its half; on phones it stands above the words. */
export function SheetPicture({ className = "", ...picture }: SheetPictureProps) {
  return (
    <Picture
      {...picture}
      sizes="(min-width: 1249px) 600px, (min-width: 760px) 50vw, 100vw"
      ratio="aspect-[4/3] @min-[760px]/col:aspect-auto @min-[760px]/col:min-h-[400px] @min-[760px]/col:h-full"
      radius="rounded-none"
      className={`@max-[759px]/col:-order-1 ${className}`}
    />
  );
}
