import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { NextConfig } from "next";
import { IMAGE_DEVICE_WIDTHS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS } from "./src/config/images";

const NOSNIFF = { key: "X-Content-Type-Options", value: "nosniff" };
const SECURITY_HEADERS = [
  NOSNIFF,
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  {
    key: "Permissions-Policy",
    // A tag's unload handler would have the page made anew for who comes back to it.
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), unload=()",
  },
  // Not same-origin: the widget's iframe opens the identity provider's window, and hears from it.
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
];
/** What `npm run build:assets` wrote: the names of the style sheet, its fonts and the early script. */
const ASSETS = "src/generated/assets.json";
const isDevelopment = process.env.NODE_ENV === "development";

export default {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // What a container and `npm start` run. Vercel packs functions by itself, and caches pages by itself.
  output: process.env.VERCEL ? undefined : "standalone",
  cacheHandler:
    process.env.VERCEL || isDevelopment ? undefined : path.resolve("src/page-cache/cache-handler.ts"),
  // The handler's memory is the only one: Next's own has no part in it.
  cacheMaxMemorySize: process.env.VERCEL ? undefined : 0,
  env: !isDevelopment && existsSync(ASSETS) ? JSON.parse(readFileSync(ASSETS, "utf8")) : {},
  poweredByHeader: false,
  experimental: {
    globalNotFound: true,
    // Seconds for which a page that was fetched ahead is shown as it was.
    staleTimes: { static: 60 },
    // Fewer, larger files: each costs its own headers, and below a kilobyte it travels uncompressed.
    turbopackChunking: { minChunkSize: 100_000, requestCost: 400_000 },
    // Otherwise development in a folder of its own would enter that folder in tsconfig.json.
    strictRouteTypes: isDevelopment && Boolean(process.env.NEXT_DIST_DIR),
  },
  reactStrictMode: true,
  devIndicators: false,
  // The middleware sees addresses as they were sent: a redirect keeps its query byte for byte.
  skipProxyUrlNormalize: true,
  allowedDevOrigins: ["*.localhost", "*.preview.localhost", "*.example"],
  // Whatever lies in front may cache a page for this many seconds, also one that says 404.
  expireTime: 600,
  images: {
    // Spec §9. Pictures are served under /media of the storefront itself.
    deviceSizes: IMAGE_DEVICE_WIDTHS,
    imageSizes: IMAGE_SMALL_WIDTHS,
    qualities: [IMAGE_QUALITY],
    formats: ["image/avif", "image/webp"],
    // As the middleware serves them: the clinic and the file, no folder besides.
    localPatterns: [{ pathname: "/media/[a-z]*/*", search: "" }],
    minimumCacheTTL: 31_536_000,
    // Drawn pictures, the one thing that a storefront writes to disk.
    maximumDiskCacheSize: 500_000_000,
  },
  // The gate has checked the whole tree by then; a build by itself checks it too.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === "1" },
  headers: async () => [
    { source: "/((?!_next/static/|_next/image|fonts/).*)", headers: SECURITY_HEADERS },
    // Of a file that is no page, each header would only be bytes: thirty times a page.
    { source: "/_next/:kind(static|image)/:file*", headers: [NOSNIFF] },
    // Their names change with their content.
    {
      source: "/fonts/:file*",
      headers: [NOSNIFF, { key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
} satisfies NextConfig;
