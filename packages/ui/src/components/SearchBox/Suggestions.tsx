import type { MouseEvent } from 'react';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { markMatch } from './markMatch.ts';
import * as styles from './SearchBox.css.ts';
import type { Suggestion, SuggestionGroup } from './Suggestion.ts';

export interface SuggestionsProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  query: string;
  activeId: string | undefined;
  emptyText?: string;
  action?: { label: string; onPress: () => void };
  onPick: (suggestion: Suggestion, event: MouseEvent) => void;
}

/** The list below a search box, in groups. Without a result it says so first. */
export function Suggestions({ id, label, groups, query, activeId, emptyText, action, onPick }: SuggestionsProps) {
  const filled = groups.filter((group) => group.suggestions.length > 0);
  return (
    <div className={styles.list}>
      {emptyText !== undefined && (
        <p id={filled.length === 0 ? id : undefined} role="status" className={styles.empty}>
          {emptyText}
        </p>
      )}
      {filled.length > 0 && (
        <div id={id} role="listbox" aria-label={label}>
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
      )}
      {action && (
        <div className={styles.action}>
          <TextButton onClick={action.onPress}>{action.label}</TextButton>
        </div>
      )}
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  query: string;
  active: boolean;
  onPick: (suggestion: Suggestion, event: MouseEvent) => void;
}

/** One suggestion: a link with the matching letters marked. */
function SuggestionOption({ id, suggestion, query, active, onPick }: SuggestionOptionProps) {
  const Anchor = useAnchor();
  const { href, image, name, detail, reward } = suggestion;
  return (
    <Anchor
      id={id}
      href={href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.option}
      onClick={(event) => onPick(suggestion, event)}
    >
      {image && (
        <img src={image.src} alt="" {...sizes[image.shape]} loading="lazy" className={styles.picture[image.shape]} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          {markMatch(name, query).map(({ text, marked, start }) =>
            marked ? (
              <mark key={start} className={styles.match}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {reward && <span className={styles.reward}>{reward}</span>}
    </Anchor>
  );
}

const sizes = { mark: { width: 44, height: 44 }, card: { width: 58, height: 36 } } as const;

/** DOM id of an option, unique over all groups of its list. */
export function optionId(listId: string, group: SuggestionGroup, suggestion: Suggestion): string {
  return `${listId}-${group.id}-${suggestion.id}`;
}
