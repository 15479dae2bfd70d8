import { expect, test } from 'vitest';
import { type CommandGroup, matchingGroups } from './Command.ts';

const groups: readonly CommandGroup[] = [
  {
    label: 'Go to',
    commands: [
      { id: 'stores', label: 'Stores', keywords: 'shops merchants' },
      { id: 'payouts', label: 'Payouts', detail: 'UPI and bank' },
    ],
  },
  { label: 'Found', found: true, commands: [{ id: '104', label: 'Juttigali' }] },
];
const idsOf = (typed: string) => matchingGroups(groups, typed).map(({ commands }) => commands.map(({ id }) => id));

test.each([
  ['', [['stores', 'payouts'], ['104']]],
  ['  ', [['stores', 'payouts'], ['104']]],
  ['SHOP', [['stores'], ['104']]],
  ['bank pay', [['payouts'], ['104']]],
  ['nothing', [['104']]],
])('“%s” leaves %j', (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids);
});
