import { useEffect, useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { createSuggester } from './createSuggester.ts';
import type { SearchResults } from './search.ts';

/** The calls of a search, and the schemas of their answers. They load with the first search. */
export const loadSearch = () => import('./search.ts');

/** The first call's value, unless it failed: then the next call tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

export interface Suggestions {
  results?: SearchResults;
  /** The results are those of the text asked for, not of an earlier one. */
  settled: boolean;
}

/**
 * What a query finds, from the first character and with every further one: nothing waits for a pause in typing. The
 * last answer stays while the next one is asked for.
 */
export function useSuggestions(text: string): Suggestions {
  const { api } = useApp();
  const [suggester] = useState(() => {
    const loading = once(async () => (await loadSearch()).createSearch(api));
    return createSuggester(async (sought, signal) => (await loading())(sought, signal));
  });
  const [answer, setAnswer] = useState<SearchResults>();
  useEffect(() => {
    if (text === '' || suggester.recall(text)) return;
    return suggester.ask(text, setAnswer);
  }, [suggester, text]);
  if (text === '') return { settled: false };
  const results = suggester.recall(text);
  return results ? { results, settled: true } : { results: answer, settled: false };
}
