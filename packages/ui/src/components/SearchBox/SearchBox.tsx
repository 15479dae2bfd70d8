import { Search, X } from 'lucide';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { unlessComposing } from '../Field/unlessComposing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchBox.css.ts';
import type { Suggestion, SuggestionGroup } from './Suggestion.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSearchBox } from './useSearchBox.ts';

export type { Suggestion, SuggestionGroup } from './Suggestion.ts';

export interface SearchBoxProps {
  /** Address of the form without scripts; the query is the parameter `name`. */
  action: string;
  /** Name of the query in the address of `action`. */
  name?: string;
  /** Name of the field for screen readers: "Search stores" */
  label: string;
  /** Shown while nothing is typed. */
  placeholder: string;
  /** Name of the button that empties the field: "Clear search" */
  clearLabel: string;
  /** Called on every change, and once for text typed before hydration. Keep the function the same between renders. */
  onQueryChange: (query: string) => void;
  /** Called on focus, for example to load data early. */
  onFocus?: () => void;
  /** The results so far; the list opens if there are any. */
  groups: readonly SuggestionGroup[];
  /** Shows if the query has no result, above what `groups` offers instead; leave it out while loading. */
  emptyText?: string;
  /** Shown at focus while nothing is typed. */
  startGroups?: readonly SuggestionGroup[];
  /** A button below them: "Clear recent searches" */
  startAction?: { label: string; onPress: () => void };
  /** Replaces loading `action`. */
  onSubmit?: (query: string) => void;
  /** Call `event.preventDefault()` to stay on the page; the box is then cleared for the picked item. */
  onPick?: (suggestion: Suggestion, event: MouseEvent) => void;
  /** Renders the picked item in the box: a `Tag`, which calls `focusBox` when it is removed. */
  picked?: (focusBox: () => void) => ReactNode;
  /** `lg` for use beside a large button. */
  size?: keyof typeof styles.box;
  /** Id for a submit button outside the box. */
  formId?: string;
}

const none: readonly SuggestionGroup[] = [];

/** A search form that works without scripts, with suggestions from the first character after hydration. */
export function SearchBox({
  name = 'q',
  groups,
  emptyText,
  startGroups = none,
  startAction,
  onQueryChange,
  onFocus,
  onSubmit,
  onPick,
  picked,
  size = 'md',
  formId,
  ...texts
}: SearchBoxProps) {
  const { root, input, listId, query, blank, listed, open, found, activeId, ...box } = useSearchBox({
    groups,
    startGroups,
    onQueryChange,
  });
  const shown = open && (found || (!blank && emptyText !== undefined));

  const submit = (event: FormEvent) => {
    box.reopen(false);
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(query);
  };
  const pick = (suggestion: Suggestion, event: MouseEvent) => {
    box.reopen(false);
    onPick?.(suggestion, event);
    if (event.defaultPrevented) box.clear();
  };

  return (
    <search ref={root} className={styles.search}>
      <form id={formId} action={texts.action} method="get" onSubmit={submit} className={styles.box[size]}>
        <Icon of={Search} />
        {picked?.(box.focus)}
        <input
          ref={input}
          type="search"
          name={name}
          defaultValue=""
          aria-label={texts.label}
          placeholder={picked ? undefined : texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={shown ? activeId : undefined}
          className={styles.input}
          onChange={(event) => box.change(event.target.value)}
          onFocus={() => {
            box.reopen(true);
            onFocus?.();
          }}
          onKeyDown={unlessComposing(box.onKeyDown)}
        />
        {query !== '' && <IconButton icon={X} label={texts.clearLabel} onClick={box.clear} />}
      </form>
      {shown && (
        <Suggestions
          id={listId}
          label={texts.label}
          groups={listed}
          query={query}
          activeId={activeId}
          emptyText={blank ? undefined : emptyText}
          action={blank ? startAction : undefined}
          onPick={pick}
        />
      )}
    </search>
  );
}
