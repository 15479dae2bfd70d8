import { expect, it } from 'vitest';
import { isVideoAddress } from './isVideoAddress.ts';

it.each([
  'https://www.youtube.com/watch?v=abc',
  'https://youtu.be/abc',
  'https://www.youtube-nocookie.com/embed/abc',
  'https://player.vimeo.com/video/1',
  'https://www.dailymotion.com/video/x1',
  'https://dai.ly/x1',
])('takes %s', (address) => {
  expect(isVideoAddress(address)).toBe(true);
});

it.each([
  'http://www.youtube.com/watch?v=abc',
  'javascript:alert(1)//youtube.com',
  'https://youtube.com.evil.example/watch?v=abc',
  'https://evilyoutube.com/watch?v=abc',
  'https://evil.example/youtube.com',
  'https://youtube.com@evil.example/',
  'https://user:pass@youtube.com/',
  'https://youtube.com:8443/',
  'data:text/html,youtube.com',
  'youtube.com/watch?v=abc',
  '',
])('refuses %s', (address) => {
  expect(isVideoAddress(address)).toBe(false);
});
