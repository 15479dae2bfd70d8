import { expect, it } from 'vitest';
import { createBodyShares } from './bodyShares.ts';

/** Bodies by name, the first letter is the key; `gone` has those that were dropped. */
function watched(options: Parameters<typeof createBodyShares>[0]) {
  const shares = createBodyShares(options);
  const gone: string[] = [];
  const open = (name: string) => shares.open(name.slice(0, 1), () => void gone.push(name));
  return { open, gone };
}

const wide = { bodies: 100, bytes: 1_000 };

it('the oldest body of a key gives way to a new one of the same key', () => {
  const { open, gone } = watched({ ...wide, perKey: { bodies: 2, bytes: 1_000 } });
  for (const name of ['a1', 'b1', 'a2', 'a3']) open(name);
  expect(gone).toEqual(['a1']);
});

it('of all keys the one with the most bodies gives way, never a newcomer', () => {
  const { open, gone } = watched({ bodies: 4, bytes: 1_000, perKey: wide });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'd1']) open(name);
  expect(gone).toEqual(['a1', 'a2']);
});

it('bytes count as they arrive: the one who sent the most gives way', () => {
  const { open, gone } = watched({ bodies: 100, bytes: 10, perKey: { bodies: 100, bytes: 8 } });
  const [a, b, a2] = [open('a1'), open('b1'), open('a2')];
  a.add(6);
  a2.add(2);
  b.add(2);
  expect(gone).toEqual([]);
  a2.add(1);
  expect(gone).toEqual(['a1']);
  b.add(6);
  expect(gone).toEqual(['a1', 'b1']);
});

it('a body that is complete, or gave way, holds nothing any more', () => {
  const { open, gone } = watched({ bodies: 2, bytes: 10, perKey: wide });
  for (let n = 0; n < 50; n += 1) {
    const body = open(`a${n}`);
    body.add(10);
    body.close();
    body.close();
    body.add(10);
  }
  expect(gone).toEqual([]);
  const first = open('b1');
  open('b2');
  open('b3');
  expect(gone).toEqual(['b1']);
  first.add(1_000);
  first.close();
  open('c1');
  expect(gone).toEqual(['b1', 'b2']);
});
