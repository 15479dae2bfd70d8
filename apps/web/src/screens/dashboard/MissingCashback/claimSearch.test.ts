import { expect, it } from 'vitest';
import { claimSearch } from './claimSearch.ts';

it.each([
  [
    { source: 'STORE', id: '12' },
    { source: 'STORE', id: '12' },
  ],
  [
    { source: 'FLASH_DEAL', id: 7 },
    { source: 'FLASH_DEAL', id: '7' },
  ],
  [{ source: 'OFFER', id: '7' }, {}],
  [{ source: 'STORE' }, {}],
  [{ source: 'STORE', id: 'x'.repeat(65) }, {}],
  [{ source: 'STORE', id: ['1'] }, {}],
  [{ click: '6F2A91C4E07B' }, { click: '6F2A91C4E07B' }],
  [{}, {}],
])('reads %j as %j', (search, claim) => {
  expect(claimSearch(search)).toEqual({ click: undefined, ...claim });
});
