const youtubeId = /^[\w-]{11}$/;
const youtubePath = /^\/(?:embed|shorts|live|v)\/([\w-]+)\/?$/;
const vimeoPath = /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/;
const dailymotionId = /^[\da-z]+$/i;
const dailymotionPath = /^\/(?:embed\/)?video\/([\da-z]+)/i;

/**
 * The address of the player that shows a video (docs/product/content.md#video-addresses). It never starts by itself,
 * because all parameters but the hash of an unlisted Vimeo video are dropped.
 *
 * @param url an address that an editor pasted: page of the video, short link or player
 * @returns undefined if it is not a video of these three sites
 */
export function toEmbedUrl(url: string): string | undefined {
  const parsed = parseUrl(url.trim());
  if (!parsed || !['https:', 'http:'].includes(parsed.protocol)) return undefined;
  return players.get(parsed.hostname.replace(/^(www|m|music)\./, ''))?.(parsed);
}

/** `URL.parse` is newer than the browsers that the package supports. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

type ToPlayer = (url: URL) => string | undefined;

const youtube: ToPlayer = ({ pathname, searchParams }) =>
  youtubePlayer(pathname === '/watch' ? searchParams.get('v') : youtubePath.exec(pathname)?.[1]);

function youtubePlayer(id: string | null | undefined): string | undefined {
  return id && youtubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
}

const vimeo: ToPlayer = ({ pathname, searchParams }) => {
  const [, id, hash = searchParams.get('h') ?? ''] = vimeoPath.exec(pathname) ?? [];
  if (!id) return undefined;
  return `https://player.vimeo.com/video/${id}${/^[\da-f]+$/.test(hash) ? `?h=${hash}` : ''}`;
};

const dailymotion: ToPlayer = ({ pathname, searchParams }) =>
  dailymotionPlayer(dailymotionPath.exec(pathname)?.[1] ?? searchParams.get('video'));

function dailymotionPlayer(id: string | null | undefined): string | undefined {
  return id && dailymotionId.test(id) ? `https://www.dailymotion.com/embed/video/${id}` : undefined;
}

const players = new Map<string, ToPlayer>([
  ['youtube.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', ({ pathname }) => youtubePlayer(pathname.slice(1))],
  ['vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
  ['dailymotion.com', dailymotion],
  ['geo.dailymotion.com', dailymotion],
  ['dai.ly', ({ pathname }) => dailymotionPlayer(pathname.slice(1))],
]);
