import type { DataColumn } from './DataColumn.ts';
import { folded } from './DataTable.css.ts';

/** Class of what a tight table leaves out: its columns that are not on a card either. */
export const foldOf = <Row>({ card }: Pick<DataColumn<Row>, 'card'>) => (card === 'hidden' ? folded : '');
