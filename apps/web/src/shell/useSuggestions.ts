import { useEffect, useState } from 'react';
import { useApp } from '../app.tsx';
import { type SearchResults, search } from '../catalogue/search.ts';

interface Answer {
  text: string;
  results: SearchResults;
}

/** Answers of this visit, so that deleting a letter shows the earlier list at once. */
const known = new Map<string, SearchResults>();

/**
 * What a query finds, from the first character. The last answer stays while the next one is asked for; an answer that
 * comes late never replaces a newer one, because its call was given up.
 */
export function useSuggestions(text: string): Partial<Answer> & { settled: boolean } {
  const { api } = useApp();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (text === '') return;
    const results = known.get(text);
    if (results) {
      setAnswer({ text, results });
      return;
    }
    const call = new AbortController();
    void search(api, text, call.signal).then((found) => {
      if (call.signal.aborted) return;
      known.set(text, found);
      setAnswer({ text, results: found });
    });
    return () => call.abort();
  }, [api, text]);
  return text === '' ? { settled: false } : { ...answer, settled: answer?.text === text };
}
