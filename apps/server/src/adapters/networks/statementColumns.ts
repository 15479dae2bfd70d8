import { networks } from './networks.ts';

/** What each network calls the fields of an order in its files. */
export const statementColumns = networks.map(({ fields }) => fields);
