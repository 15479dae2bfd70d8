/**
 * Origins of the video players: those that `toEmbedUrl` returns, and those to which they redirect. A page with videos
 * must allow frames of these.
 */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.dailymotion.com',
  'https://geo.dailymotion.com',
] as const;
