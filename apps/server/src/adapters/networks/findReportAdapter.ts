import { canonicalAdapter } from '../../domain/orders/canonicalReport.ts';
import type { FindAdapter } from '../../domain/orders/ReportAdapter.ts';
import { createListAdapter } from './listAdapter.ts';
import { networks } from './networks.ts';
import { createPostbackAdapter } from './postbackAdapter.ts';

const adapters = new Map(
  [canonicalAdapter, ...networks.map(createPostbackAdapter), ...networks.map(createListAdapter)].map((adapter) => [
    adapter.name,
    adapter,
  ]),
);

/** The adapter of a name, in its newest version. */
export const findReportAdapter: FindAdapter = (name) => adapters.get(name);
