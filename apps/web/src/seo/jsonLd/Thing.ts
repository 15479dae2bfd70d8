/** Something of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Where the addresses of things are. */
export type ToUrl = (path: string) => string;
