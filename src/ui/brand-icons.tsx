import type { ReactNode, SVGProps } from "react";

type BrandIconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** Marks that no icon set carries, drawn in the stroke of the others. */
function mark(shape: ReactNode) {
  return ({ size = 20, ...rest }: BrandIconProps) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {shape}
    </svg>
  );
}

export const YoutubeIcon = mark(
  <>
    <rect x="3" y="6" width="18" height="12" rx="3.5" />
    <path d="m10.5 9.5 4 2.5-4 2.5z" fill="currentColor" />
  </>,
);

export const BlogIcon = mark(
  <>
    <path d="M4 5h16v11h-6l-2 3-2-3H4z" />
    <path d="M8.2 8v5M8.2 11.2a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0M13.4 11.2a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0" />
  </>,
);

export const InstagramIcon = mark(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.6" />
    <path d="M16.6 7.4h.01" />
  </>,
);

export const KakaoTalkIcon = mark(
  <path d="M12 4.5c-4.700 0-8.500 3-8.500 6.600 0 2.300 1.600 4.400 4 5.500l-.8 3 3.500-2.100c.6.1 1.200.1 1.800.1 4.700 0 8.500-2.900 8.500-6.500S16.700 4.500 12 4.500z" />,
);

export const NaverTalkIcon = mark(
  <>
    <path d="M12 4c4.700 0 8.500 3.200 8.500 7.200s-3.800 7.200-8.500 7.200c-.7 0-1.400-.1-2-.2L6 20.500v-3.700c-1.600-1.300-2.500-3.300-2.500-5.600C3.500 7.200 7.300 4 12 4z" />
    <path d="M9.500 13.500v-4l5 4v-4" />
  </>,
);
