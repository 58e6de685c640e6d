/** Spec §5: only an id of 11 characters is a video. */
const VIDEO_ID = /^[\w-]{11}$/;
const HOSTS = ["youtube.com", "www.youtube.com", "m.youtube.com", "www.youtube-nocookie.com"];
const PATH_WITH_ID = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/;

/** The id of a YouTube link in any of its spellings, or null. */
export function videoIdOf(link: string): string | null {
  const url = URL.parse(link);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const id = idIn(url);
  return id && VIDEO_ID.test(id) ? id : null;
}

function idIn(url: URL): string | null | undefined {
  if (url.hostname === "youtu.be") return url.pathname.slice(1);
  if (!HOSTS.includes(url.hostname)) return null;
  return url.pathname === "/watch" ? url.searchParams.get("v") : PATH_WITH_ID.exec(url.pathname)?.[1];
}

/** Where a video plays, without cookies until it does. */
export const videoEmbedUrl = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}`;
