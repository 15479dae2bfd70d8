/** The players of a playlist and of a channel's live stream stand where a video has its id, and have as many letters. */
const youtubeId = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const youtubePath = /^\/(?:embed|shorts|live|v|e|watch)\/([\w-]+)\/?$/;
const vimeoFolder =
  '(?:video|channels/[^/]+|groups/[^/]+/videos|(?:showcase|album)/[^/]+/video|ondemand/[^/]+|manage/videos|[^/]+/review)';
const vimeoPath = new RegExp(`^/(?:${vimeoFolder}/)?(\\d+)(?:/([\\da-f]+))?/?$`);
const dailymotionId = /^[\da-z]+$/i;
const dailymotionPath = /^\/(?:[a-z]{2}\/)?(?:embed\/|swf\/)?video\/([\da-z]+)/i;

/**
 * The address of the player that shows a video (docs/product/content.md#video-addresses). It never starts by itself,
 * because all parameters but the hash of an unlisted Vimeo video are dropped.
 *
 * @param url an address that an editor pasted: page of the video, short link or player
 * @returns undefined if it is not a video of these three sites
 */
export function toEmbedUrl(url: string): string | undefined {
  const parsed = toUrl(url);
  if (!parsed || !['https:', 'http:'].includes(parsed.protocol)) return undefined;
  return players.get(parsed.hostname.replace(/^(?:(?:www|m|music|gaming|touch)\.)+/, ''))?.(parsed);
}

/** An address as it was copied: perhaps without https://, out of a page's source, or with invisible signs. */
function toUrl(text: string): URL | undefined {
  const address = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replaceAll('&amp;', '&');
  const bare = /^(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:[/?#:].*)?)$/i.exec(address)?.[1];
  try {
    return new URL(bare === undefined ? address : `https://${bare}`);
  } catch {
    return undefined;
  }
}

type ToPlayer = (url: URL) => string | undefined;

const youtube: ToPlayer = ({ pathname, searchParams }) =>
  youtubePlayer(youtubePath.exec(pathname)?.[1] ?? (/^\/(?:watch\/?)?$/.test(pathname) ? searchParams.get('v') : null));

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

const onlyPart = ({ pathname }: URL) => pathname.replace(/^\/|\/$/g, '');

const players = new Map<string, ToPlayer>([
  ['youtube.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', (url) => youtube(url) ?? youtubePlayer(onlyPart(url))],
  ['vimeo.com', vimeo],
  ['player.vimeo.com', vimeo],
  ['dailymotion.com', dailymotion],
  ['geo.dailymotion.com', dailymotion],
  ['dai.ly', (url) => dailymotionPlayer(onlyPart(url))],
]);
