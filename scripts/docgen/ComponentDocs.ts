/** A prop of a component, as a table shows it. */
export interface PropDocs {
  name: string;
  /** The text above it in the source; empty without one. */
  description: string;
  required: boolean;
  /** As written in TypeScript, without `undefined`: `'sm' | 'md'`, `ReactNode`. */
  type: string;
  /** The values of a union of words or numbers. */
  choices?: (string | number)[];
  /** The parts of a type that is declared in the package: one line each. */
  parts?: string;
  /** As written in the source: `'md'`. */
  defaultValue?: string;
}

/** An exported component and the props that its package declares; those of the native element are left out. */
export interface ComponentDocs {
  name: string;
  description: string;
  props: PropDocs[];
}
