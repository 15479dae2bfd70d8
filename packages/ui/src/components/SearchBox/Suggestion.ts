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
