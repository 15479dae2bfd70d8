import type { ImportAnswer, ImportedRow } from '../../contract/adminImport.ts';
import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { failing, slow } from './failures.ts';

const calls = ['importCatalogueFile', 'exportCatalogue', 'exportCatalogueRows'] as const;

const row: Pick<ImportedRow, 'kind' | 'problems' | 'warnings' | 'fields'> = {
  kind: 'stores',
  problems: [],
  warnings: [],
  fields: [],
};

/** Ten rows of stores: one is refused, three are probably not meant. */
const difference: ImportAnswer = {
  totals: { added: 1, changed: 2, unchanged: 6, refused: 1 },
  warned: 3,
  warnings: [
    {
      kind: 'decimal-point',
      rows: 1,
      first: [{ key: 'urban-kart', path: 'line 2, rates[0].percent', reason: 'Is ten times the last one, 6 %' }],
    },
    {
      kind: 'unknown-network',
      rows: 1,
      first: [{ key: 'new-store', path: 'line 11, network', reason: 'No network "admitad-inn". Is it "admitad-in"?' }],
    },
    {
      kind: 'dead-link',
      rows: 1,
      first: [{ key: 'new-store', path: 'line 11, baseUrl', reason: 'There is no such site' }],
    },
  ],
  uncheckedLinks: 12,
  rows: [
    {
      ...row,
      key: 'jutti-gali',
      path: 'line 3',
      outcome: 'refused',
      problems: [{ path: 'line 3, redirectionUrl', reason: 'Must contain {clickId}' }],
    },
    {
      ...row,
      key: 'urban-kart',
      path: 'line 2',
      outcome: 'changed',
      warnings: [{ kind: 'decimal-point', path: 'line 2, rates[0].percent', reason: 'Is ten times the last one, 6 %' }],
      fields: [
        {
          field: 'rates',
          before: [{ appliesTo: 'Everything', percent: 6, isDefault: true }],
          after: [{ appliesTo: 'Everything', percent: 60, isDefault: true }],
        },
      ],
    },
    {
      ...row,
      key: 'new-store',
      path: 'line 11',
      outcome: 'added',
      warnings: [
        { kind: 'unknown-network', path: 'line 11, network', reason: 'No network "admitad-inn". Is it "admitad-in"?' },
      ],
    },
    {
      ...row,
      key: 'kitab-ghar',
      path: 'line 5',
      outcome: 'changed',
      fields: [{ field: 'storeTitle', before: 'Books', after: 'Books and stationery' }],
    },
  ],
  seen: '1'.repeat(64),
  outcome: 'shown',
  changeId: null,
  reasons: [],
};

/** A file for the shop window. */
export const adminImportScenarios = {
  slow: () => slow(...calls),
  failing: () => failing(...calls),
  /** No row fits the filter of an export. */
  empty: () => [createHandler('exportCatalogueRows', () => ({ fileName: 'stores.csv', text: '', rows: 0 }))],
  /** A row is refused, and two have warnings of different kinds. */
  warning: () => [createHandler('importCatalogueFile', () => difference)],
  /** The shop changes between the look and the press. */
  outdated: () => [
    createHandler('importCatalogueFile', ({ body: { seen } }) => {
      if (seen === undefined) return { ...difference, warned: 0, warnings: [] };
      throw new MockProblem(409, 'The file would change something else by now. Look at it again.');
    }),
  ],
};
