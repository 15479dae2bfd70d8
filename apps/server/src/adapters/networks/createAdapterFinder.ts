import { createCanonicalAdapter } from '../../domain/orders/reports/canonicalReport.ts';
import type { FindAdapter } from '../../domain/orders/reports/ReportAdapter.ts';
import type { ReadingRules } from '../../settings/readingRules.ts';
import { createListAdapter } from './listAdapter.ts';
import { networks } from './networks.ts';
import { createPostbackAdapter } from './postbackAdapter.ts';

/** Finds the adapter of a name, in its newest version. @param rules of the operator */
export function createAdapterFinder(rules: ReadingRules = {}): FindAdapter {
  const ofNetworks = networks.flatMap((form) => [createPostbackAdapter(form, rules), createListAdapter(form, rules)]);
  const adapters = new Map([createCanonicalAdapter(rules), ...ofNetworks].map((adapter) => [adapter.name, adapter]));
  return (name) => adapters.get(name);
}
