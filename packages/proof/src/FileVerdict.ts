import type { Verdict } from './Verdict.ts';
import type { VerdictKind } from './verdicts.ts';

/** A line of what a sound file says, for people. */
export interface Fact {
  name: string;
  value: string;
}

/** What a check of a file found: the words of its kind (`verdicts`), then the sentence. */
export type FileVerdict = Verdict<readonly Fact[]> & { kind: VerdictKind; sentence: string };
