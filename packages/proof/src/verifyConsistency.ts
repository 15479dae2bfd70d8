import { type Consistency, consistencyType, type LogOfDay } from './Consistency.ts';
import { isContinued } from './merkle.ts';
import { fieldsOf, isCount, isDay, isHash, listOf, Malformed, textOf } from './strictFields.ts';
import { unreadable, type Verdict } from './Verdict.ts';

/** What a sound proof of consistency says. */
export type ConsistencyFacts = Pick<Consistency, 'from' | 'to'>;

/** Says whether the list of roots of one day is the beginning of that of a later day. Never throws. */
export async function verifyConsistency(value: unknown): Promise<Verdict<ConsistencyFacts>> {
  try {
    const { from, to, path } = readConsistency(value);
    const isSound = await isContinued(toHead(from), toHead(to), path);
    if (isSound) return { result: 'sound', facts: { from, to }, limits: [limit] };
    const sentence = `The list of roots of ${from.day} is not the beginning of that of ${to.day}: the shop told two histories.`;
    return { result: 'broken', fault: 'history', line: null, sentence };
  } catch (error) {
    return unreadable(error);
  }
}

const limit =
  'Compare both roots of the list with those that you or somebody else noted on these days: the file alone shows nothing.';

const toHead = ({ size, logRoot }: LogOfDay) => ({ size: Number(size), root: logRoot });

/** @throws Malformed */
function readConsistency(value: unknown): Consistency {
  const { type, from, to, path } = fieldsOf(value, 'The file', ['type', 'from', 'to', 'path']);
  if (type !== consistencyType) throw new Malformed(`The file is no "${consistencyType}".`);
  const nodes = listOf(path, 'The path').map((node) => textOf(node, 'path', isHash));
  return { type, from: readLog(from), to: readLog(to), path: nodes };
}

function readLog(value: unknown): LogOfDay {
  const { day, size, logRoot } = fieldsOf(value, 'A day', ['day', 'size', 'logRoot']);
  return {
    day: textOf(day, 'day', isDay),
    size: textOf(size, 'size', (text) => isCount(text) && Number.isSafeInteger(Number(text))),
    logRoot: textOf(logRoot, 'logRoot', isHash),
  };
}
