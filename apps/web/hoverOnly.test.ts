import { expect, it } from 'vitest';
import { withHoverOnly } from './hoverOnly.ts';

it.each([
  ['a:hover{color:red}', '@media (hover: hover){a:hover{color:red}}'],
  ['a:active,a:hover{color:red}', '@media (hover: hover){a:hover{color:red}}a:active{color:red}'],
  [
    '@media (forced-colors: active){a:hover b{color:red}}',
    '@media (forced-colors: active){@media (hover: hover){a:hover b{color:red}}}',
  ],
  ['a:focus{color:red}', 'a:focus{color:red}'],
])('%s is for pointers that can rest', (before, after) => {
  expect(withHoverOnly(before).replace(/(?<=[{}])\s+|\s+(?=[{}])/g, '')).toBe(after);
});

it('the order of rules does not change', () => {
  expect(withHoverOnly('a{b:c}a:hover{d:e}a:active{f:g}').match(/a:?\w*\{/g)).toEqual(['a{', 'a:hover{', 'a:active{']);
});
