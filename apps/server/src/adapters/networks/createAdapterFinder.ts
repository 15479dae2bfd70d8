import { canonicalAdapter } from '../../domain/orders/canonicalReport.ts';
import type { FindAdapter } from '../../domain/orders/ReportAdapter.ts';
import type { StatusWords } from '../../settings/statusWords.ts';
import { createListAdapter } from './listAdapter.ts';
import { networks } from './networks.ts';
import { createPostbackAdapter } from './postbackAdapter.ts';

/** Finds the adapter of a name, in its newest version. @param words of the operator for a status */
export function createAdapterFinder(words: StatusWords = new Map()): FindAdapter {
  const ofNetworks = networks.flatMap((form) => [createPostbackAdapter(form, words), createListAdapter(form, words)]);
  const adapters = new Map([canonicalAdapter, ...ofNetworks].map((adapter) => [adapter.name, adapter]));
  return (name) => adapters.get(name);
}
