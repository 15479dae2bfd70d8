import type { conformanceCases } from '@potli/api/conformance';

/** Calls that no host should get from the suite: they end the session that it was given, leave a view behind, or need a bank that takes files. */
export const unaskedCases: typeof conformanceCases = [
  { name: 'logs out everywhere', endpoint: 'logoutEverywhere', as: 'member', status: 200 },
  {
    name: 'keeps a view',
    endpoint: 'createCatalogueView',
    as: 'admin',
    status: 200,
    request: () => ({ params: { kind: 'stores' }, body: { name: 'Off', search: { state: 'off' } } }),
  },
  {
    name: 'makes a file for the bank',
    endpoint: 'makeTransferFile',
    as: 'admin',
    status: 200,
    request: () => ({ body: { waiting: 1 } }),
  },
  {
    name: "reads a bank's answer",
    endpoint: 'readReturnFile',
    as: 'admin',
    status: 200,
    request: () => ({ body: { fileName: 'answer.csv', bytes: 'UmVmZXJlbmNl' } }),
  },
];
