/** The three sites whose players the dashboard embeds (docs/product/content.md#video-addresses). */
const SITES = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com', 'dailymotion.com', 'dai.ly'];

/** Whether an address is on a video site, over https. */
export function isVideoAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return false;
  return SITES.some((site) => url.hostname === site || url.hostname.endsWith(`.${site}`));
}
