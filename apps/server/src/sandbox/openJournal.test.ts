import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type JournalLine, openJournal } from './openJournal.ts';

const line = (orderId: string): JournalLine => ({ type: 'returned', orderId, pieces: 1, at: 0 });

test('stores every line, and cuts off one that was being written when the process ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const open = () => openJournal(join(folder, 'new'), 'site');
  try {
    const first = open();
    expect(first.lines).toEqual([]);
    first.write(line('ä-1'));
    first.write(line('ä-2'));
    appendFileSync(join(folder, 'new/site.jsonl'), '{"type":"returned","ord');
    const second = open();
    expect(second.lines).toEqual([line('ä-1'), line('ä-2')]);
    second.write(line('ä-3'));
    expect(open().lines).toEqual([line('ä-1'), line('ä-2'), line('ä-3')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
