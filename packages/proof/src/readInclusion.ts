import type { CoinPlace, Inclusion } from './Inclusion.ts';
import type { Place } from './merkle.ts';
import { fieldsOf, isCount, isDay, isHash, listOf, textOf } from './strictFields.ts';

/** Reads the place of a member under a root, strictly. @throws Malformed */
export function readInclusion(value: unknown): Inclusion {
  const inclusion = fieldsOf(value, 'The inclusion', ['day', 'salt', 'seq', 'head', 'place', 'coins']);
  return {
    day: textOf(inclusion.day, 'day', isDay),
    salt: textOf(inclusion.salt, 'salt', isHash),
    seq: textOf(inclusion.seq, 'seq', isCount),
    head: textOf(inclusion.head, 'head', isHash),
    place: readPlace(fieldsOf(inclusion.place, 'The place of the head', ['index', 'path'])),
    coins: listOf(inclusion.coins, 'The list of coins').map(readCoin),
  };
}

function readCoin(value: unknown): CoinPlace {
  const { value: paise, number, ...place } = fieldsOf(value, 'A coin', ['value', 'number', 'index', 'path']);
  return { value: textOf(paise, 'value', isCount), number: textOf(number, 'number', isIndex), ...readPlace(place) };
}

const readPlace = ({ index, path }: { index: unknown; path: unknown }): Place => ({
  index: textOf(index, 'index', isIndex),
  path: listOf(path, 'The path').map((node) => textOf(node, 'path', isHash)),
});

const isIndex = (text: string) => text === '0' || (isCount(text) && Number.isSafeInteger(Number(text)));
