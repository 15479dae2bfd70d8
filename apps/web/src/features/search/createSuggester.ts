import type { SearchResults } from './search.ts';

interface Suggester {
  /** Results of an earlier search for this text. */
  recall(text: string): SearchResults | undefined;
  /** Searches for a text, and calls `onFound` once. Returns a function that cancels: `onFound` is not called then. */
  ask(text: string, onFound: (found: SearchResults) => void): () => void;
}

type Find = (text: string, signal: AbortSignal) => Promise<SearchResults>;

/** Remembers results, so that deleting a letter shows the earlier list at once. Failed searches are not remembered. */
export function createSuggester(find: Find): Suggester {
  const known = new Map<string, SearchResults>();
  return {
    recall: (text) => known.get(text),
    ask(text, onFound) {
      const call = new AbortController();
      void find(text, call.signal).then((found) => {
        if (call.signal.aborted) return;
        if (found.complete) known.set(text, found);
        onFound(found);
      });
      return () => call.abort();
    },
  };
}
