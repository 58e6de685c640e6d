import type { LayoutData } from "@/contract/tenant/layout";

export interface ShareLogoProps extends Pick<LayoutData<"header", "HeaderType1">, "logoMark" | "logoText"> {
  /** An uploaded logo wins over mark and text. */
  image: { source: string; width: number; height: number } | null;
  ink: string;
  accent: string;
  /** What shows through a mark that is filled. */
  ground: string;
  displayFont: string;
}

/** The partner's logo as its header has it, large enough to be read in a chat. */
export function ShareLogo(props: ShareLogoProps) {
  const { image, logoMark, logoText, ink, accent, displayFont } = props;
  if (image) {
    // biome-ignore lint/performance/noImgElement: drawn into a picture, never sent to a browser
    return <img src={image.source} alt="" width={image.width} height={image.height} />;
  }
  const isWave = logoMark === "wave";
  const font = logoMark === "seal" ? displayFont : "Text";
  return (
    <div style={{ display: "flex", alignItems: "center", color: ink, fontFamily: font, fontSize: 36 }}>
      {(isWave || logoMark === "sunrise") && (
        <div style={{ display: "flex", marginRight: 14 }}>
          <ShareMark {...props} accent={isWave ? accent : ink} size={46} cut={props.ground} />
        </div>
      )}
      <span style={{ fontWeight: isWave ? 700 : 500, letterSpacing: isWave ? "-0.03em" : "0.02em" }}>
        {logoText}
      </span>
    </div>
  );
}

interface ShareMarkProps extends ShareLogoProps {
  size: number;
  cut: string;
}

/** The mark alone; of a house without one, the first letter of its name. */
export function ShareMark({ logoMark, logoText, displayFont, accent, size, cut }: ShareMarkProps) {
  if (logoMark === "sunrise") return <SunriseMark colour={accent} size={size} />;
  if (logoMark === "wave") return <WaveMark colour={accent} cut={cut} size={size} />;
  return (
    <span style={{ color: accent, fontFamily: displayFont, fontSize: size }}>{logoText.slice(0, 1)}</span>
  );
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
