import { canonicalAdapter } from './canonicalReport.ts';
import type { ReportAdapter } from './ReportAdapter.ts';

const adapters: readonly ReportAdapter[] = [canonicalAdapter];

/** The adapter of a name, in its newest version; undefined where there is none any more. */
export const findAdapter = (name: string): ReportAdapter | undefined =>
  adapters.find((adapter) => adapter.name === name);
