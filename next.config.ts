import path from "node:path";
import type { NextConfig } from "next";
import { IMAGE_DEVICE_WIDTHS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS } from "./src/config/images";

const NOSNIFF = { key: "X-Content-Type-Options", value: "nosniff" };
const SECURITY_HEADERS = [
  NOSNIFF,
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(), usb=()" },
  // Not same-origin: the widget's iframe opens the identity provider's window, and hears from it.
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
];

// A build has nothing to share, whatever is set where it is made.
const sharesPages = Boolean(process.env.IS_COMPRESSED_BY_SERVER && process.env.REDIS_URL);

export default {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  poweredByHeader: false,
  // scripts/storefront does both for what is kept, once.
  compress: !process.env.IS_COMPRESSED_BY_SERVER,
  generateEtags: !process.env.IS_COMPRESSED_BY_SERVER,
  // Fewer, larger files: each costs its own headers, and below a kilobyte it travels uncompressed.
  experimental: {
    turbopackChunking: { minChunkSize: 100_000, requestCost: 400_000 },
    // Otherwise development in a folder of its own would enter that folder in tsconfig.json.
    strictRouteTypes: process.env.NODE_ENV === "development" && Boolean(process.env.NEXT_DIST_DIR),
  },
  reactStrictMode: true,
  devIndicators: false,
  // The middleware sees addresses as they were sent: a redirect keeps its query byte for byte.
  skipProxyUrlNormalize: true,
  allowedDevOrigins: ["*.localhost", "*.preview.localhost", "*.example"],
  // Whatever lies in front may keep a page this many seconds, also one that says 404.
  expireTime: 600,
  // Pages are kept in the form that paints before its scripts start; by storefronts side by side, together.
  cacheHandler: path.resolve("src/page-cache", sharesPages ? "shared-page-cache.mjs" : "page-cache.mjs"),
  images: {
    // Spec §9. Pictures are served under /media of the storefront itself.
    deviceSizes: IMAGE_DEVICE_WIDTHS,
    imageSizes: IMAGE_SMALL_WIDTHS,
    qualities: [IMAGE_QUALITY],
    formats: ["image/avif", "image/webp"],
    // As the middleware serves them: the clinic and the file, no folder besides.
    localPatterns: [{ pathname: "/media/[a-z]*/*", search: "" }],
    minimumCacheTTL: 31_536_000,
  },
  // The gate has checked the whole tree by then; a build by itself checks it too.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === "1" },
  headers: async () => [
    { source: "/((?!_next/static/|_next/image).*)", headers: SECURITY_HEADERS },
    // Of a file that is no page, each header would only be bytes: thirty times a page.
    { source: "/_next/:kind(static|image)/:file*", headers: [NOSNIFF] },
  ],
} satisfies NextConfig;
