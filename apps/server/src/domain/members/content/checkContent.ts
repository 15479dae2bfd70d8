import type { UserDashboard } from '@potli/api';
import { type AddressKind, readAddress } from '@potli/api/link';
import { invalid } from '../../../errors/ProblemError.ts';

type Content = Omit<UserDashboard, 'version'>;

/**
 * Checks and normalises the addresses of the content.
 * @throws ProblemError invalid for an address that is not safe, or a video of another site
 */
export function checkContent({ userDashboardBanner, userDashboardFAQ, userDashboardVideos }: Content): Content {
  return {
    userDashboardBanner: userDashboardBanner && {
      ...userDashboardBanner,
      bannerImageUrl: addressOf(
        userDashboardBanner.bannerImageUrl,
        'picture',
        'The banner needs a picture of this shop or an https address.',
      ),
      redirectUrl: addressOf(
        userDashboardBanner.redirectUrl,
        'page',
        'The banner has to lead to a page of this shop or an https address.',
      ),
    },
    userDashboardFAQ,
    userDashboardVideos: userDashboardVideos.map(({ contentType, videoList }) => ({
      contentType,
      videoList: videoList.map(videoOf),
    })),
  };
}

function addressOf(given: string, kind: AddressKind, text: string): string {
  const read = readAddress(given, kind);
  if (read.href === undefined || read.href.startsWith('http:')) throw invalid(text);
  return read.href;
}

function videoOf(given: string): string {
  const { href } = readAddress(given, 'link');
  if (href === undefined || !isVideoAddress(href)) {
    throw invalid('Please enter a valid video URL from YouTube, Vimeo, or Dailymotion.');
  }
  return href;
}

/** The three sites whose players the dashboard embeds (docs/product/content.md#video-addresses). */
const SITES = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com', 'dailymotion.com', 'dai.ly'];

/** Whether an address is on a video site, over https. */
export function isVideoAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return false;
  return SITES.some((site) => url.hostname === site || url.hostname.endsWith(`.${site}`));
}
