import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';

/** A file of the browser, or an object of the same shape. */
export interface ChosenFile {
  name: string;
  /** Reads it; fails where it is gone or changed since it was chosen. */
  text(): Promise<string>;
}

/** What is sent: a catalogue document, or a table of one kind. */
export interface ImportText {
  text: string;
  /** Absent: the text is a document (JSON). */
  kind?: CatalogueKindName;
}

export interface ImportForm {
  file: ChosenFile | undefined;
  /** Of the rows of a table; a document says it itself. */
  kind: CatalogueKindName | undefined;
}

/** A message for each field that is not correct. */
export type ImportErrors = Partial<Record<keyof ImportForm | 'confirmation', string>>;

/** Whether the file is a table, which does not say of what kind its rows are. */
export const isTable = ({ name }: Pick<ChosenFile, 'name'>): boolean => !name.toLowerCase().endsWith('.json');

/** The kind that the name of a file begins with, as exports are named: `stores (2).csv`. */
export const kindOfName = ({ name }: Pick<ChosenFile, 'name'>): CatalogueKindName | undefined =>
  catalogueKinds.find((kind) => new RegExp(`^${kind}(?![a-z])`, 'i').test(name));

/** What keeps a file from being checked. */
export function importErrors({ file, kind }: ImportForm): ImportErrors {
  if (!file) return { file: 'Choose a file' };
  return isTable(file) && !kind ? { kind: 'Choose what the rows of this table are' } : {};
}
