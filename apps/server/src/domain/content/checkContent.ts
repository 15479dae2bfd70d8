import type { UserDashboard } from '@potli/api';
import { badInput } from '../../problem.ts';
import { isVideoAddress } from './isVideoAddress.ts';

/** @throws ProblemError 400 for an address that could run something, or a video of no site that we embed */
export function checkContent({
  userDashboardBanner,
  userDashboardVideos,
}: Pick<UserDashboard, 'userDashboardBanner' | 'userDashboardVideos'>): void {
  if (userDashboardBanner) {
    const { bannerImageUrl, redirectUrl } = userDashboardBanner;
    if (!isPlaceOrWeb(bannerImageUrl)) throw badInput('The banner needs a picture of this shop or an https address.');
    if (!isPlaceOrWeb(redirectUrl))
      throw badInput('The banner has to lead to a page of this shop or an https address.');
  }
  if (!userDashboardVideos.every(({ videoList }) => videoList.every(isVideoAddress))) {
    throw badInput('Please enter a valid video URL from YouTube, Vimeo, or Dailymotion.');
  }
}

/** A path of this shop, or an address on the web. */
function isPlaceOrWeb(address: string): boolean {
  return /^\/(?![/\\])\S*$/.test(address) || URL.parse(address)?.protocol === 'https:';
}
