import type { UserDashboard } from '@potli/api';
import { type AddressKind, readAddress } from '@potli/api/link';
import { invalid } from '../../../errors/ProblemError.ts';
import { isVideoAddress } from '../catalogue/read/isVideoAddress.ts';

type Banner = UserDashboard['userDashboardBanner'];

/** The banner with normalised addresses. @throws ProblemError invalid for one that is not safe */
export const bannerOf = (banner: Banner): Banner =>
  banner && {
    ...banner,
    bannerImageUrl: addressOf(
      banner.bannerImageUrl,
      'picture',
      'The banner needs a picture of this shop or an https address.',
    ),
    redirectUrl: addressOf(
      banner.redirectUrl,
      'page',
      'The banner has to lead to a page of this shop or an https address.',
    ),
  };

function addressOf(given: string, kind: AddressKind, text: string): string {
  const read = readAddress(given, kind);
  if (read.href === undefined || read.href.startsWith('http:')) throw invalid(text);
  return read.href;
}

/** Normalised addresses of videos. @throws ProblemError invalid for a video of another site */
export const checkVideos = (addresses: readonly string[]): string[] =>
  addresses.map((given) => {
    const { href } = readAddress(given, 'link');
    if (href !== undefined && isVideoAddress(href)) return href;
    throw invalid('Please enter a valid video URL from YouTube, Vimeo, or Dailymotion.');
  });
