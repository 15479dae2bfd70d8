import { expect, test } from 'vitest';
import { INCOMPLETE, markIncomplete } from './incomplete.ts';

test.each([
  [{ stores: [] }, undefined],
  [undefined, undefined],
  [{ sections: [{ cards: [] }] }, undefined],
  [{ sections: [{ cards: [] }, { cards: undefined }] }, { [INCOMPLETE]: '1' }],
  [{ stores: [], cards: undefined }, { [INCOMPLETE]: '1' }],
])('%j is marked %j', (loaderData, headers) => {
  expect(markIncomplete({ loaderData })).toEqual(headers);
});
