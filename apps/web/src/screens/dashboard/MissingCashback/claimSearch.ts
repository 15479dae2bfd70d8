import type { DisputeSource } from '@potli/api/contract/disputes';

/** What the link to the form knows of the claim: a store, card or deal, or a click. */
export interface ClaimSearch {
  source?: DisputeSource;
  /** The id of the store, card or deal. */
  id?: string;
  click?: string;
}

/** Listed by hand: every page loads this file, and the contract would come with it. */
const SOURCES: readonly DisputeSource[] = ['STORE', 'CREDIT_CARD', 'FLASH_DEAL'];

/** Reads the search parameters. Invalid values are left out. Ids of digits arrive as numbers. */
export function claimSearch(search: Record<string, unknown>): ClaimSearch {
  const source = SOURCES.find((known) => known === search.source);
  const id = toText(search.id);
  const isNamed = source !== undefined && id !== undefined;
  return { source: isNamed ? source : undefined, id: isNamed ? id : undefined, click: toText(search.click) };
}

function toText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text && text.length <= 64 ? text : undefined;
}
