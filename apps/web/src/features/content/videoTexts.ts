/** The picture of every video until it is played. The sites' own pictures would send them a request first. */
export const POSTER = { src: '/art/video-poster.svg', width: 372, height: 208 };

/** Shown instead of an address that no player is known for (docs/product/content.md#video-addresses). */
export const INVALID_VIDEO = 'Invalid Video URL';
