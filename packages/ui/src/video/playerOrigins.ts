/**
 * Where the players of videos live: those that `toEmbedUrl` leads to, and those to which they lead on. A page that shows
 * videos has to let in frames of these.
 */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.dailymotion.com',
  'https://geo.dailymotion.com',
] as const;
