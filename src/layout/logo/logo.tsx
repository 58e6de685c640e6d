import { clsx } from "clsx";
import type { LayoutData } from "@/contract/tenant/layout";

type HeaderData = LayoutData<"header", "HeaderType1">;

export interface LogoProps extends Pick<HeaderData, "logoMark" | "logoText"> {
  /** An uploaded logo wins over mark and text. */
  imageUrl: string | null;
  name: string;
  isOnDark?: boolean;
  /** Pixels, of an uploaded logo; a width leaves it the height of its shape. */
  height?: number;
  width?: number;
}

/** The partner's logo: its picture, or a drawn mark with its name. */
export function Logo({
  imageUrl,
  name,
  logoMark,
  logoText,
  isOnDark = false,
  height = 28,
  width,
}: LogoProps) {
  if (imageUrl) {
    const style = width ? { width } : { height };
    // biome-ignore lint/performance/noImgElement: a logo is small, often SVG, and needs no other sizes
    return <img src={imageUrl} alt={name} style={style} className="max-w-full object-contain object-left" />;
  }
  if (logoMark === "seal") return <SealLogo text={logoText} />;
  const isWave = logoMark === "wave";
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-2",
        isWave ? "font-bold text-label1 tracking-[-.03em]" : "text-h4 leading-6 tracking-[.02em]",
      )}
    >
      {logoMark === "sunrise" && <SunriseMark />}
      {isWave && <WaveMark isOnDark={isOnDark} />}
      <span>{logoText}</span>
    </span>
  );
}

/** The first word large, the rest small, in the display face. */
function SealLogo({ text }: { text: string }) {
  const [first, ...rest] = text.split(" ");
  return (
    <span className="inline-flex items-baseline gap-[7px] font-display">
      <b className="font-house text-[1.375rem] leading-7 tracking-[.04em]">{first}</b>
      {rest.length > 0 && (
        <span className="font-normal text-label3 tracking-[.08em]">{` ${rest.join(" ")}`}</span>
      )}
    </span>
  );
}

function SunriseMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M3 17.5h18" />
      <path d="M6 17.5a6 6 0 0 1 12 0z" fill="currentColor" stroke="none" />
      <path d="M12 4v3.5M4.2 8.200l2.500 2.500M19.800 8.200l-2.500 2.500" strokeLinecap="round" />
    </svg>
  );
}

function WaveMark({ isOnDark }: { isOnDark: boolean }) {
  return (
    <svg
      viewBox="0 0 28 28"
      width="26"
      height="26"
      aria-hidden="true"
      className={isOnDark ? "text-gray-0 [--cut:var(--footer)]" : "text-primary-600 [--cut:var(--gray-0)]"}
    >
      <circle cx="14" cy="14" r="14" fill="currentColor" />
      <path
        d="M4.500 18.500c3.500-1 5-4.500 9.500-4.500s6 3.500 9.500 4.500"
        stroke="var(--cut)"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="18.5" cy="9" r="2.6" fill="var(--cut)" />
    </svg>
  );
}
