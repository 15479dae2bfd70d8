import { coinValues } from './coins.ts';
import { type DayRoot, type Roots, type RootTree, rootsType } from './Roots.ts';
import { fieldsOf, isCount, isDay, isHash, isInstant, listOf, Malformed, objectOf, textOf } from './strictFields.ts';

/** Reads a file of roots strictly. @throws Malformed */
export function readRoots(value: unknown): Roots {
  const { type, roots } = fieldsOf(value, 'The file', ['type', 'roots']);
  if (type !== rootsType) throw new Malformed(`The file is no "${rootsType}".`);
  return { type, roots: listOf(roots, 'The list of roots').map((root, n) => readRoot(root, `Root ${n + 1}`)) };
}

const NAMES = ['number', 'day', 'madeAt', 'trees', 'owedPaise', 'root', 'logRoot'] as const;
const isBase64url = (text: string) => /^[A-Za-z0-9_-]{1,100}$/.test(text);

/** @throws Malformed */
function readRoot(value: unknown, place: string): DayRoot {
  // files from before roots were signed have neither of both
  const given = objectOf(value, place);
  const isSigned = Object.hasOwn(given, 'keyId') || Object.hasOwn(given, 'signature');
  const signature = isSigned ? (['keyId', 'signature'] as const) : [];
  const root = fieldsOf(value, place, [...NAMES, ...signature]);
  const [keyId = null, signed = null] = [root.keyId, root.signature];
  if ((keyId === null) !== (signed === null)) throw new Malformed(`${place} has a key or a signature, and not both.`);
  return {
    number: textOf(root.number, 'number', isCount),
    day: textOf(root.day, 'day', isDay),
    madeAt: textOf(root.madeAt, 'madeAt', isInstant),
    trees: listOf(root.trees, `The list of trees of ${place.toLowerCase()}`).map(readTree),
    owedPaise: textOf(root.owedPaise, 'owedPaise', isWhole),
    root: textOf(root.root, 'root', isHash),
    logRoot: textOf(root.logRoot, 'logRoot', isHash),
    keyId: keyId === null ? null : textOf(keyId, 'keyId', isBase64url),
    signature: signed === null ? null : textOf(signed, 'signature', isBase64url),
  };
}

function readTree(value: unknown): RootTree {
  const { coin, size, root } = fieldsOf(value, 'A tree', ['coin', 'size', 'root']);
  return {
    coin: textOf(coin, 'coin', (text) => coins.has(text)),
    size: textOf(size, 'size', isSize),
    root: textOf(root, 'root', isHash),
  };
}

/** The value 0 stands for the tree of heads. */
const coins = new Set([0n, ...coinValues].map(String));
const isWhole = (text: string) => text === '0' || isCount(text);
/** Places in a tree are numbers of JavaScript. */
const isSize = (text: string) => isCount(text) && Number.isSafeInteger(Number(text));
