import { Malformed } from './strictFields.ts';

/** What a check of a file found. */
export type Verdict<Facts> =
  /** What the file can prove holds; `limits` says what it cannot prove, in sentences. */
  | { result: 'sound'; facts: Facts; limits: readonly string[] }
  /** Something does not fit. */
  | Broken
  /** It is no such file. */
  | { result: 'unreadable'; sentence: string };

export interface Broken {
  result: 'broken';
  /** The kind of fault, for programs. */
  fault: string;
  /** The first line that is wrong, from 1; null: it is wrong as a whole. */
  line: number | null;
  /** What is wrong, in plain words. */
  sentence: string;
  /** What contradicts each other is signed by the keys that were given: it shows anybody that their owner lied. */
  isProof?: true;
}

/** What a check answers that threw. */
export const unreadable = (error: unknown): { result: 'unreadable'; sentence: string } => ({
  result: 'unreadable',
  sentence: error instanceof Malformed ? error.message : sentenceOf(error),
});

const sentenceOf = (error: unknown) =>
  globalThis.crypto?.subtle
    ? `The file could not be read: ${error instanceof Error ? error.message : 'it has a strange form'}.`
    : 'This browser computes hashes only on pages that came by https.';
