import type { MouseEvent } from 'react';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { markMatch } from './markMatch.ts';
import type { Suggestion, SuggestionGroup } from './SearchBox.tsx';
import * as styles from './SuggestionOption.css.ts';

export interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  query: string;
  active: boolean;
  onPick: (suggestion: Suggestion, event: MouseEvent) => void;
}

/** One row of a suggestion list: a link, with the matching letters marked. */
export function SuggestionOption({ id, suggestion, query, active, onPick }: SuggestionOptionProps) {
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
        <img src={image.src} alt="" {...sizes[image.shape]} loading="lazy" className={styles.image[image.shape]} />
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
