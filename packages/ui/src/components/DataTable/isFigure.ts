import type { DataColumn } from './DataColumn.ts';

/** Figures end their column, its head and its placeholder. */
export const isFigure = <Row>({ look }: Pick<DataColumn<Row>, 'look'>) => look === 'amount' || look === 'earned';
