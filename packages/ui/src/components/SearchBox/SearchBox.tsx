import { Search, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchBox.css.ts';
import { Suggestions } from './Suggestions.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';
import { useSearchBox } from './useSearchBox.ts';

export interface SearchBoxProps {
  /** Where the plain form leads, with the query in the parameter `name`. */
  action: string;
  name?: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  /** Told of every change, also of what was typed before this component came alive. Keep it stable. */
  onQueryChange: (query: string) => void;
  /** What the query found so far; the list opens when there is something to show. */
  groups: readonly SuggestionGroup[];
  /** Said when the query was answered with nothing; leave out while loading. */
  emptyText?: string;
  /** Instead of loading `action`. */
  onSubmit?: (query: string) => void;
  onPick?: (suggestion: Suggestion) => void;
}

/** A search form that works as it is, with suggestions from the first character once scripts run. */
export function SearchBox({
  name = 'q',
  groups,
  emptyText,
  onQueryChange,
  onSubmit,
  onPick,
  ...texts
}: SearchBoxProps) {
  const count = groups.reduce((sum, group) => sum + group.suggestions.length, 0);
  const { listId, optionId, input, query, keys, change, clear } = useSearchBox(count, onQueryChange);
  const shown = keys.open && query.trim() !== '' && (count > 0 || emptyText !== undefined);

  const submit = (event: FormEvent) => {
    keys.close();
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(query);
  };
  const pick = (suggestion: Suggestion) => {
    keys.close();
    onPick?.(suggestion);
  };

  return (
    <search ref={keys.root} className={styles.search}>
      <form action={texts.action} method="get" onSubmit={submit} className={styles.box}>
        <Icon of={Search} />
        <input
          ref={input}
          type="search"
          name={name}
          defaultValue=""
          aria-label={texts.label}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={shown && keys.active >= 0 ? optionId(keys.active) : undefined}
          className={styles.input}
          onChange={(event) => change(event.target.value)}
          onFocus={() => keys.setOpen(query.trim() !== '')}
          onKeyDown={keys.onKeyDown}
        />
        {query !== '' && <IconButton icon={X} label={texts.clearLabel} onClick={clear} />}
      </form>
      {shown && (
        <Suggestions
          id={listId}
          label={texts.label}
          groups={groups}
          query={query}
          active={keys.active}
          optionId={optionId}
          emptyText={emptyText}
          onPick={pick}
        />
      )}
    </search>
  );
}
