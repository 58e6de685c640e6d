import type { LayoutData } from "@/contract/tenant/layout";

interface HouseMarkProps extends Pick<LayoutData<"header", "HeaderType1">, "logoMark" | "logoText"> {
  size: number;
  colour: string;
  /** What shows through a mark that is filled. */
  cut: string;
  /** Of the letter. */
  fontFamily: string;
}

/** A house's mark in a drawn picture; of a house without one, the first letter of its name. */
export function HouseMark({ logoMark, logoText, size, colour, cut, fontFamily }: HouseMarkProps) {
  if (logoMark === "sunrise") return <SunriseMark colour={colour} size={size} />;
  if (logoMark === "wave") return <WaveMark colour={colour} cut={cut} size={size} />;
  return <span style={{ color: colour, fontFamily, fontSize: size }}>{logoText.slice(0, 1)}</span>;
}

function SunriseMark({ colour, size }: { colour: string; size: number }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: drawn into a picture that has its words in the page's head
    <svg viewBox="0 0 24 24" width={size} height={size} stroke={colour} strokeWidth="1.2" fill="none">
      <path d="M3 17.5h18" />
      <path d="M6 17.5a6 6 0 0 1 12 0z" fill={colour} stroke="none" />
      <path d="M12 4v3.5M4.2 8.2l2.5 2.5M19.8 8.2l-2.5 2.5" strokeLinecap="round" />
    </svg>
  );
}

function WaveMark({ colour, cut, size }: { colour: string; cut: string; size: number }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: drawn into a picture that has its words in the page's head
    <svg viewBox="0 0 28 28" width={size} height={size}>
      <circle cx="14" cy="14" r="14" fill={colour} />
      <path
        d="M4.5 18.5c3.5-1 5-4.5 9.5-4.5s6 3.5 9.5 4.5"
        stroke={cut}
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="18.5" cy="9" r="2.6" fill={cut} />
    </svg>
  );
}
