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
