import { pictureShapes } from '@potli/ui/theme/pictureShapes';
import { expect, it } from 'vitest';
import { storedSize } from './cropPicture.ts';

it.each([
  ['a large banner is as sharp as screens are', { width: 8200, height: 3440 }, pictureShapes.stage, [2460, 1032]],
  ['a small picture is not made larger', { width: 410, height: 172 }, pictureShapes.stage, [410, 172]],
  ['a logo is large enough for its page', { width: 2000, height: 2000 }, pictureShapes.logo, [512, 512]],
])('%s', (_name, area, shape, [width, height]) => {
  expect(storedSize(area, shape)).toEqual({ width, height });
});
