import type { screen } from 'storybook/test';

/** What `within` returns. The library does not export this type. */
export type Queries = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;
