import type { MouseEvent } from 'react';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import type { Suggestion, SuggestionGroup } from './SearchBox.tsx';
import { optionId, SuggestionOption } from './SuggestionOption.tsx';
import * as styles from './Suggestions.css.ts';

export interface SuggestionsProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  query: string;
  activeId: string | undefined;
  emptyText?: string;
  onPick: (suggestion: Suggestion, event: MouseEvent) => void;
}

/** The list under a search box, in groups. */
export function Suggestions({ id, label, groups, query, activeId, emptyText, onPick }: SuggestionsProps) {
  const filled = groups.filter((group) => group.suggestions.length > 0);
  if (filled.length === 0) {
    return (
      <p id={id} role="status" className={`${styles.list} ${styles.empty}`}>
        {emptyText}
      </p>
    );
  }
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {filled.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div role="presentation" className={styles.groupHead}>
            <span id={`${id}-${group.id}`}>{group.label}</span>
            <Stitch />
          </div>
          {group.suggestions.map((suggestion) => (
            <SuggestionOption
              key={suggestion.id}
              id={optionId(id, group, suggestion)}
              suggestion={suggestion}
              query={query}
              active={optionId(id, group, suggestion) === activeId}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
