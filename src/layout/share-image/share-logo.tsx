import { HouseMark } from "@/blocks/house-mark/house-mark";
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
  const { image, logoMark, logoText, ink, accent, ground, displayFont } = props;
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
          <HouseMark
            {...{ logoMark, logoText }}
            colour={isWave ? accent : ink}
            size={46}
            cut={ground}
            fontFamily={font}
          />
        </div>
      )}
      <span style={{ fontWeight: isWave ? 700 : 500, letterSpacing: isWave ? "-0.03em" : "0.02em" }}>
        {logoText}
      </span>
    </div>
  );
}
