import type { StoreSummary } from '@potli/api/contract/stores';
import type { SuggestionGroup } from '@potli/ui/SearchBox';
import { useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { addRecentSearch, clearRecentSearches, type RecentSearch, readRecentSearches } from './recentSearches.ts';
import { toStartSuggestions } from './toSuggestions.ts';
import { loadSearch } from './useSuggestions.ts';

interface StartSuggestions {
  groups: readonly SuggestionGroup[];
  hasRecent: boolean;
  /** Reads both, when the box gets the focus. */
  load: () => void;
  remember: (search: RecentSearch) => void;
  clear: () => void;
}

/** What the search box offers before anything is typed: recent searches of this browser and popular stores. */
export function useStartSuggestions(): StartSuggestions {
  const { api } = useApp();
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);
  const [popular, setPopular] = useState<readonly StoreSummary[]>([]);
  return {
    groups: toStartSuggestions(recent, popular),
    hasRecent: recent.length > 0,
    load() {
      setRecent(readRecentSearches());
      if (popular.length > 0) return;
      void loadSearch()
        .then(({ fetchPopularStores }) => fetchPopularStores(api, new AbortController().signal))
        .then((stores = []) => setPopular(stores));
    },
    remember: (search: RecentSearch) => setRecent(addRecentSearch(search)),
    clear() {
      clearRecentSearches();
      setRecent([]);
    },
  };
}
