import { folded } from './DataTable.css.ts';
import type { DataColumn } from './DataTable.tsx';

/** Class of what a tight table leaves out: its columns that are not on a card either. */
export const foldOf = <Row>({ card }: Pick<DataColumn<Row>, 'card'>) => (card === 'hidden' ? folded : '');
