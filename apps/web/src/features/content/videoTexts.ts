/** The picture of every video until it is played: the sites' own would be a request to strangers. */
export const POSTER = { src: '/art/video-poster.svg', width: 372, height: 208 };

/** Shown in the place of an address that no player is known for (spec, section 2). */
export const INVALID_VIDEO = 'Invalid Video URL';
