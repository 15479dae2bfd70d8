import type { SearchResults } from './search.ts';

interface Suggester {
  /** What a text found earlier in this visit. */
  recall(text: string): SearchResults | undefined;
  /** Tells what a text finds, once. Answers how to give that up: from then on nobody is told, however it ends. */
  ask(text: string, tell: (found: SearchResults) => void): () => void;
}

type Find = (text: string, signal: AbortSignal) => Promise<SearchResults>;

/** Remembers what texts find, so that deleting a letter shows the earlier list at once; what failed is asked again. */
export function createSuggester(find: Find): Suggester {
  const known = new Map<string, SearchResults>();
  return {
    recall: (text) => known.get(text),
    ask(text, tell) {
      const call = new AbortController();
      void find(text, call.signal).then((found) => {
        if (call.signal.aborted) return;
        if (found.complete) known.set(text, found);
        tell(found);
      });
      return () => call.abort();
    },
  };
}
