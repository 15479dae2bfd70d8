export interface Suggestion {
  id: string;
  href: string;
  name: string;
  /** Second line. */
  detail?: string;
  /** "Up to 9% Cashback" */
  reward?: string;
  image?: { src: string; shape: 'mark' | 'card' };
}

export interface SuggestionGroup {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
}

/** DOM id of an option, unique over all groups of its list. */
export function optionId(listId: string, group: SuggestionGroup, suggestion: Suggestion): string {
  return `${listId}-${group.id}-${suggestion.id}`;
}
