import type { CSSProperties } from "react";
import { HouseMark } from "@/blocks/house-mark/house-mark";
import { SHARE_IMAGE_HEIGHT_PX, SHARE_IMAGE_WIDTH_PX } from "@/blocks/page-metadata/share-address";
import { fitLines } from "./fit-lines";
import { ShareLogo, type ShareLogoProps } from "./share-logo";
import type { ShareLook } from "./share-look";
import type { Box } from "./share-picture";

interface ShareWords {
  /** What the page belongs to. */
  section: string;
  title: string;
  description: string;
  host: string;
}

interface ShareCardProps {
  look: ShareLook;
  logo: ShareLogoProps;
  words: ShareWords;
  /** A data address, of the size that `pictureBox` says. */
  picture: string | null;
}

const INSET = 48;
const PICTURE_WIDTH = 472;

/** Where the picture goes: to the edges, or inset where the house rounds its pictures. */
export const pictureBox = ({ radius }: ShareLook): Box =>
  radius > 0
    ? { width: PICTURE_WIDTH - INSET, height: SHARE_IMAGE_HEIGHT_PX - 2 * INSET }
    : { width: PICTURE_WIDTH, height: SHARE_IMAGE_HEIGHT_PX };

/** Paper with words, beside a picture or the house's mark: what messengers show of a page. */
export function ShareCard({ look, logo, words, picture }: ShareCardProps) {
  const box = pictureBox(look);
  const beside = {
    ...box,
    borderRadius: look.radius,
    margin: look.radius > 0 ? `${INSET}px ${INSET}px 0 0` : 0,
  };
  return (
    <div
      lang="ko-KR"
      style={{
        display: "flex",
        width: SHARE_IMAGE_WIDTH_PX,
        height: SHARE_IMAGE_HEIGHT_PX,
        background: look.ground,
        color: look.ink,
        fontFamily: "Text",
        fontWeight: 500,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flex: 1,
          padding: `64px ${WORDS_PADDING.right}px 60px ${WORDS_PADDING.left}px`,
        }}
      >
        <ShareLogo {...logo} />
        <Words look={look} words={words} />
        <div style={{ display: "flex", borderTop: `2px solid ${look.line}`, paddingTop: 22, fontSize: 24 }}>
          <span style={{ color: look.quietInk }}>{words.host}</span>
        </div>
      </div>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: drawn into a picture, never sent to a browser
        <img src={picture} alt="" {...box} style={beside} />
      ) : (
        <div
          style={{
            ...beside,
            display: "flex",
            alignItems: "center",
            justifyContent: "center",
            background: look.tile,
          }}
        >
          <HouseMark
            logoMark={logo.logoMark}
            logoText={logo.logoText}
            size={220}
            colour={look.accent}
            cut={look.tile}
            fontFamily={look.display.fontFamily}
          />
        </div>
      )}
    </div>
  );
}

const WORDS_PADDING = { left: 72, right: 56 };
const WORDS_WIDTH = SHARE_IMAGE_WIDTH_PX - PICTURE_WIDTH - WORDS_PADDING.left - WORDS_PADDING.right;
const DESCRIPTION = { fontSize: 28, lineHeight: 1.5, maxLines: 2 };

function Words({ look, words: { section, title, description } }: { look: ShareLook; words: ShareWords }) {
  return (
    <div style={{ display: "flex", flexDirection: "column" }}>
      {section && <span style={{ color: look.quietInk, fontSize: 28, marginBottom: 14 }}>{section}</span>}
      <Lines text={title} {...titleSize(title)} style={look.display} />
      {description && (
        <Lines text={description} {...DESCRIPTION} style={{ color: look.quietInk, marginTop: 22 }} />
      )}
    </div>
  );
}

interface LinesProps {
  text: string;
  fontSize: number;
  lineHeight: number;
  maxLines: number;
  style: CSSProperties;
}

function Lines({ text, fontSize, lineHeight, maxLines, style }: LinesProps) {
  return (
    <div style={{ display: "flex", flexDirection: "column", fontSize, lineHeight, ...style }}>
      {fitLines(text, { width: WORDS_WIDTH / fontSize, maxLines }).map((line) => (
        <span key={line} style={{ whiteSpace: "nowrap" }}>
          {line}
        </span>
      ))}
    </div>
  );
}

/** The largest size at which two lines hold the title; three of the smallest hold the beginning of any. */
function titleSize(text: string) {
  const fits = ({ fontSize }: { fontSize: number }) =>
    !fitLines(text, { width: WORDS_WIDTH / fontSize, maxLines: 2 })
      .at(-1)
      ?.endsWith("…");
  return TITLES.find(fits) ?? { fontSize: 46, lineHeight: 1.34, maxLines: 3 };
}

const TITLES = [
  { fontSize: 70, lineHeight: 1.28, maxLines: 2 },
  { fontSize: 60, lineHeight: 1.3, maxLines: 2 },
  { fontSize: 52, lineHeight: 1.32, maxLines: 2 },
];
