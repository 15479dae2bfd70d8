import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JournalKind } from '@potli/api/contract/journals';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/money.md'), 'utf8');

test('the page about money explains every kind of journal, and no other', () => {
  const [, table = ''] = /## Journals\n[\s\S]*?\n\n(\| Kind [\s\S]*?)\n\n/.exec(page) ?? [];
  const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)\w+(?=`)/g) ?? []);
  expect(named.toSorted()).toEqual(JournalKind.options.toSorted());
});
