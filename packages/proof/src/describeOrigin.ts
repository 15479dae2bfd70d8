import type { Fact, FileVerdict } from './FileVerdict.ts';
import type { Verdict } from './Verdict.ts';
import type { VerdictKind } from './verdicts.ts';

type OfSound = Exclude<VerdictKind, 'proof' | 'broken' | 'unreadable'>;

const sentences = {
  given:
    'Nothing in them contradicts each other. Whether the shop made them is not known: anybody can write such files.',
  unknown: 'Nothing in it contradicts the rest. Whether the shop made it is not known: anybody can write such a file.',
} as const;

/** A verdict as people read it. @param sentence what is said where the shop made the file, all of it or a part */
export function describeOrigin(verdict: Verdict<readonly Fact[]>, kind: OfSound, sentence?: string): FileVerdict {
  if (verdict.result !== 'sound') return { ...verdict, kind: verdict.result };
  const said = kind === 'given' || kind === 'unknown' ? sentences[kind] : (sentence ?? '');
  return { ...verdict, kind, sentence: said };
}
