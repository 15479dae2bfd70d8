import type { FoundPage, SearchDocument } from '../createSearchIndex.ts';
import type { SearchWord } from '../goods/Goods.ts';
import type { ListWindow } from '../pageOfLevels.ts';

/** What the thread of a search is asked, in the order of a build. Documents and a build return nothing. */
export type SearchCall =
  /** Documents of an earlier build that was cancelled are dropped. */
  | { kind: 'begin' }
  | { kind: 'documents'; documents: SearchDocument<object>[] }
  /** The index of the gathered documents takes the place of the one from before. */
  | { kind: 'build'; words: readonly SearchWord[] }
  | { kind: 'search'; text: string; window: ListWindow };

/** A call with the number by which its answer is known. */
export interface NumberedCall {
  number: number;
  call: SearchCall;
}

export type SearchAnswer = { number: number } & ({ result: FoundPage<object> | undefined } | { error: unknown });
