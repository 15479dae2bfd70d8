import { expect, test } from 'vitest';
import { scanStyles } from './scanStyles.ts';

const found = (text: string) => scanStyles('a.css', text).map(({ feature }) => feature);

test.each([
  ['.a:has(b){color:red}', ':has'],
  ['.a{.b{color:red}}', 'nested rules'],
  ['@container (width<10px){.a{color:red}}', '@container'],
  ['.a{background:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['.a{text-wrap:balance}', 'text-wrap'],
  ['.a{overflow:clip}', 'overflow: clip'],
])('%s is newer than the baseline', (text, feature) => {
  expect(found(text)).toContain(feature);
});

test.each([
  '@layer a{.b:is(c){color:red}}',
  '.a{inset:0;aspect-ratio:1}',
  '.a{height:100vh;height:100dvh}',
  '.a{overflow:hidden;overflow:clip}',
  '@supports (text-wrap:balance){.a{text-wrap:balance}}',
])('%s is not', (text) => {
  expect(found(text)).toEqual([]);
});
