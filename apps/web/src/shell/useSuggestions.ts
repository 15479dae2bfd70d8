import { useEffect, useState } from 'react';
import { useApp } from '../app.tsx';
import { type SearchResults, search } from '../catalogue/search.ts';

export interface Suggestions {
  results?: SearchResults;
  /** The results are those of the text asked for, not of an earlier one. */
  settled: boolean;
}

/** Answers of this visit, so that deleting a letter shows the earlier list at once. */
const known = new Map<string, SearchResults>();

/**
 * What a query finds, from the first character. The last answer stays while the next one is asked for; an answer that
 * comes late never replaces a newer one, because its call was given up.
 */
export function useSuggestions(text: string): Suggestions {
  const { api } = useApp();
  const [answer, setAnswer] = useState<SearchResults>();
  useEffect(() => {
    if (text === '' || known.has(text)) return;
    const call = new AbortController();
    void search(api, text, call.signal).then((found) => {
      if (call.signal.aborted) return;
      if (found.complete) known.set(text, found);
      setAnswer(found);
    });
    return () => call.abort();
  }, [api, text]);
  if (text === '') return { settled: false };
  const results = known.get(text);
  return results ? { results, settled: true } : { results: answer, settled: false };
}
