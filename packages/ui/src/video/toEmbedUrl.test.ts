import { expect, test } from 'vitest';
import { playerOrigins } from './playerOrigins.ts';
import { toEmbedUrl } from './toEmbedUrl.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F';
const vimeo = 'https://player.vimeo.com/video/76979871';
const dailymotion = 'https://www.dailymotion.com/embed/video/x8abc12';

test.each([
  ['https://www.youtube.com/watch?v=a1B2c3D4e5F', youtube],
  ['https://youtube.com/watch?t=12&v=a1B2c3D4e5F&autoplay=1', youtube],
  ['http://m.youtube.com/watch?v=a1B2c3D4e5F', youtube],
  ['https://youtu.be/a1B2c3D4e5F?si=xyz', youtube],
  ['https://www.youtube.com/shorts/a1B2c3D4e5F', youtube],
  ['https://www.youtube.com/live/a1B2c3D4e5F', youtube],
  [' https://www.youtube.com/embed/a1B2c3D4e5F?autoplay=1 ', youtube],
  [youtube, youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}?h=8272103f6e`],
  [`${vimeo}?autoplay=1&h=8272103f6e`, `${vimeo}?h=8272103f6e`],
  [vimeo, vimeo],
  ['https://www.dailymotion.com/video/x8abc12', dailymotion],
  ['https://dai.ly/x8abc12', dailymotion],
  ['https://geo.dailymotion.com/player.html?video=x8abc12', dailymotion],
  [`${dailymotion}?autoplay=1`, dailymotion],
])('%s plays at %s', (url, player) => {
  expect(toEmbedUrl(url)).toBe(player);
  expect(playerOrigins).toContain(new URL(player).origin);
});

test.each([
  '',
  'a video',
  'https://example.com/watch?v=a1B2c3D4e5F',
  'https://youtube.com.example.com/watch?v=a1B2c3D4e5F',
  'https://notyoutube.com/watch?v=a1B2c3D4e5F',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@a1B2c3D4e5F',
  'https://youtu.be/a1B2c3D4e5F"onload=',
  'https://vimeo.com/about',
  'https://vimeo.com/showcase/76979871',
  'constructor',
  'https://constructor/x',
  'https://www.dailymotion.com/in',
  'https://www.dailymotion.com/playlist/x8abc12',
  'https://dai.ly/',
  'javascript:alert(1)//youtube.com/embed/a1B2c3D4e5F',
  'ftp://youtube.com/embed/a1B2c3D4e5F',
])('%s is no video', (url) => {
  expect(toEmbedUrl(url)).toBeUndefined();
});
