import { potli } from '@potli/ui/brands/potli/tokens';
import { expect, test } from 'vitest';
import { themeColors, toChoice } from './themeChoice.ts';

test('the bars of the browser have the colour of the header', () => {
  expect(themeColors).toEqual({ light: potli.light.brandSurface, dark: potli.dark.brandSurface });
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['sepia', 'system'],
  [null, 'system'],
  [undefined, 'system'],
])('%s is read as %s', (text, choice) => {
  expect(toChoice(text)).toBe(choice);
});
