import type { LucideIconData } from "@lucide/icons";

// Marks that no icon set carries, drawn in the stroke of the others.

export const YoutubeIcon: LucideIconData = {
  node: [
    ["rect", { x: 3, y: 6, width: 18, height: 12, rx: 3.5, key: "screen" }],
    ["path", { d: "m10.5 9.5 4 2.5-4 2.5z", fill: "currentColor", key: "play" }],
  ],
};

export const BlogIcon: LucideIconData = {
  node: [
    ["path", { d: "M4 5h16v11h-6l-2 3-2-3H4z", key: "bubble" }],
    [
      "path",
      {
        d: "M8.2 8v5M8.2 11.2a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0M13.4 11.2a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0",
        key: "word",
      },
    ],
  ],
};

export const InstagramIcon: LucideIconData = {
  node: [
    ["rect", { x: 4, y: 4, width: 16, height: 16, rx: 4.5, key: "body" }],
    ["circle", { cx: 12, cy: 12, r: 3.6, key: "lens" }],
    ["path", { d: "M16.6 7.4h.01", key: "light" }],
  ],
};

export const KakaoTalkIcon: LucideIconData = {
  node: [
    [
      "path",
      {
        d: "M12 4.5c-4.7 0-8.5 3-8.5 6.6 0 2.3 1.6 4.4 4 5.5l-.8 3 3.5-2.1c.6.1 1.2.1 1.8.1 4.7 0 8.5-2.9 8.5-6.5S16.7 4.5 12 4.5z",
        key: "bubble",
      },
    ],
  ],
};

export const NaverTalkIcon: LucideIconData = {
  node: [
    [
      "path",
      {
        d: "M12 4c4.7 0 8.5 3.2 8.5 7.2s-3.8 7.2-8.5 7.2c-.7 0-1.4-.1-2-.2L6 20.5v-3.7c-1.6-1.3-2.5-3.3-2.5-5.6C3.5 7.2 7.3 4 12 4z",
        key: "bubble",
      },
    ],
    ["path", { d: "M9.5 13.5v-4l5 4v-4", key: "letter" }],
  ],
};

export const XBrandIcon: LucideIconData = {
  node: [
    ["path", { d: "M4 4h4.2L20 20h-4.2z", key: "stroke" }],
    ["path", { d: "m4.5 20 6.3-7M13.2 11l6.3-7", key: "legs" }],
  ],
};

export const LineIcon: LucideIconData = {
  node: [
    [
      "path",
      {
        d: "M12 4c-4.9 0-9 3.1-9 7 0 3.5 3.3 6.3 7.6 6.9l.3 2.6c3.9-1.8 10.1-5 10.1-9.5C21 7.1 16.9 4 12 4z",
        key: "bubble",
      },
    ],
    ["path", { d: "M8 9v4h2.2M13 9v4M18 9h-2.2v4H18M15.8 11h1.9", key: "word" }],
  ],
};

export const WhatsAppIcon: LucideIconData = {
  node: [
    ["path", { d: "m3.5 20.5 1.3-4.3a8.5 8.5 0 1 1 3.2 3z", key: "bubble" }],
    [
      "path",
      {
        d: "M9.2 8.2c-1.5 2.9 3.7 8.1 6.6 6.6l.4-1.5-2-1.3-1 .7c-.8-.5-1.4-1.1-1.9-1.9l.7-1-1.3-2z",
        key: "receiver",
      },
    ],
  ],
};
